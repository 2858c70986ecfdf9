/* What the fastest programs share: a cheap generator, and bits as sets. */
#include "../sheet.h"
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef struct { uint64_t state; } Rng;

/* wyrand of Wang Yi. Its state only counts, so the next word never waits for the last one. */
INLINE uint64_t random_word(Rng *rng) {
    rng->state += 0xA0761D6478BD642Full;
    unsigned __int128 product = (unsigned __int128)rng->state * (rng->state ^ 0xE7037ED1A0B428DBull);
    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/* The stream of one numbered game. */
INLINE Rng seeded(uint64_t base, uint64_t game) {
    Rng rng = {base ^ game * 0x9E3779B97F4A7C15ull};
    return (Rng){random_word(&rng)};
}

/* A number below n, by multiplication and without rejection: with 32 bits the bias is less than
 * one in ten million for a deck of cards, far below what any check could see. */
INLINE uint32_t below(uint32_t random, uint32_t n) { return (uint64_t)random * n >> 32; }

/* The same with 64 bits. What the product leaves is as random as before, so one word serves for
 * several numbers, as long as all of them together have far fewer than 2^64 outcomes. */
INLINE uint32_t take_below(uint64_t *word, uint32_t n) {
    unsigned __int128 product = (unsigned __int128)*word * n;
    *word = (uint64_t)product;
    return product >> 64;
}

INLINE uint32_t count(uint64_t bits) { return __builtin_popcountll(bits); }

/* The place of the lowest bit; there must be one. */
INLINE uint32_t lowest(uint64_t bits) { return __builtin_ctzll(bits); }

/* The k-th lowest bit, alone. */
INLINE uint64_t kth_bit(uint64_t bits, uint32_t k) {
#ifdef __BMI2__
    return _pdep_u64(1ull << k, bits);
#else
    while (k-- > 0) bits &= bits - 1;
    return bits & -bits;
#endif
}

INLINE void swap(uint8_t *cards, int i, int j) {
    uint8_t card = cards[j];
    cards[j] = cards[i];
    cards[i] = card;
}

/* Steps of a Fisher-Yates shuffle, two for each random word: the cards at the places from `at`
 * to `end`, or one more, become any of those from there to the last of n. Returns where the
 * shuffled cards end. */
INLINE int shuffle_part(uint8_t *cards, int at, int end, int n, Rng *rng) {
    for (; at < end; at += 2) {
        uint64_t word = random_word(rng);
        swap(cards, at, at + below(word, n - at));
        swap(cards, at + 1, at + 1 + below(word >> 32, n - at - 1));
    }
    return at;
}
