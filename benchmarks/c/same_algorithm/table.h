/* What the programs of the same algorithm share: the generator, the shuffle and the cards on demand of
 * src/sobremesa/engine/rng.py, so that the same seed gives the same cards and choices. */
#include "../sheet.h"

typedef struct { uint32_t a, b, c, d; } Rng;

INLINE uint32_t rotate_left(uint32_t x, int bits) { return x << bits | x >> (32 - bits); }

/* xoshiro128++ of Blackman and Vigna. */
INLINE uint64_t next_output(Rng *r) {
    uint32_t output = rotate_left(r->a + r->d, 7) + r->a, shifted = r->b << 9;
    r->c ^= r->a;
    r->d ^= r->b;
    r->b ^= r->c;
    r->a ^= r->d;
    r->c ^= shifted;
    r->d = rotate_left(r->d, 11);
    return output;
}

/* From 0 to n - 1, without bias (Lemire). */
INLINE uint32_t bounded(Rng *r, uint32_t n) {
    uint64_t product = next_output(r) * n;
    if ((uint32_t)product < n) {
        uint32_t threshold = -n % n;
        while ((uint32_t)product < threshold) product = next_output(r) * n;
    }
    return product >> 32;
}

/* Bernstein's quarter round, ten times with other constants. */
INLINE Rng avalanche(uint32_t a, uint32_t b, uint32_t c, uint32_t d) {
    for (uint32_t time = 1; time <= 10; time++) {
        a += b + time * 0x9E3779B9u;
        d = rotate_left(d ^ a, 16);
        c += d;
        b = rotate_left(b ^ c, 12);
        a += b;
        d = rotate_left(d ^ a, 8);
        c += d;
        b = rotate_left(b ^ c, 7);
    }
    return (Rng){a, b, c, d};
}

/* The stream of one numbered game, and the one that it has for cards on demand. */
INLINE Rng seeded(uint64_t base, uint64_t game) { return avalanche(base, base >> 32, game, game >> 32); }
INLINE Rng seeded_pile(const Rng *r) { return avalanche(r->a, r->b, r->c, r->d); }

INLINE void swap(uint8_t *cards, int i, int j) {
    uint8_t card = cards[j];
    cards[j] = cards[i];
    cards[i] = card;
}

/* Durstenfeld's shuffle, two cards at a time: a number below n * (n - 1), without bias, has two digits. */
INLINE void shuffle(uint8_t *cards, int n, Rng *rng) {
    Rng r = *rng;
    for (int i = n - 1; i > 0; i -= 2) {
        uint32_t both = (i + 1) * i, threshold = 0;
        uint64_t first, second;
        do {
            first = next_output(&r) * (i + 1);
            second = (uint64_t)(uint32_t)first * i;
            if (RARELY((uint32_t)second < both)) threshold = -both % both;
        } while (RARELY((uint32_t)second < threshold));
        swap(cards, i, first >> 32);
        swap(cards, i - 1, second >> 32);
    }
    *rng = r;
}

/* The card at a place of an unshuffled pile may be any from there to the end. */
INLINE uint8_t next_card(uint8_t *pile, int at, int end, Rng *rng) {
    swap(pile, at, at + bounded(rng, end - at));
    return pile[at];
}

/* A short menu of amounts, of which there is always one: see amounts() in contract.py. */
INLINE int amounts(int64_t base, int64_t least, int64_t most, int64_t *out) {
    int n = 1;
    out[0] = base + least;
    for (int quarters = 1; quarters < 5; quarters++)
        if (quarters != 3 && base + most * quarters / 4 > out[n - 1]) out[n++] = base + most * quarters / 4;
    return n;
}
