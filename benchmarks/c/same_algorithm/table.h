/* What every program here shares: the generator, the shuffle and the sheets of
 * src/sobremesa/bulk/loops.py, so that the same seed gives the same cards and choices.
 *
 * benchmarks/beside_c.py compiles each program for one table: the options are constants
 * called AGREED_..., what a player looks up CHART_...; and twice: with FASTEST 0 it goes
 * about everything as our rules do, with FASTEST 1 it does whatever is quicker. */
#include <stdint.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

#define HOT static inline __attribute__((always_inline))

typedef struct { uint32_t a, b, c, d; } Rng;
typedef struct { int64_t moves, rounds, results[4], places[4]; } Sheet;

HOT uint32_t rotate_left(uint32_t x, int bits) { return x << bits | x >> (32 - bits); }

/* xoshiro128++ of Blackman and Vigna. */
HOT uint64_t word(Rng *r) {
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
HOT uint32_t below(Rng *r, uint32_t n) {
    uint64_t product = word(r) * n;
    if ((uint32_t)product < n) {
        uint32_t threshold = -n % n;
        while ((uint32_t)product < threshold) product = word(r) * n;
    }
    return product >> 32;
}

/* The stream of one numbered game: Bernstein's quarter round, ten times. */
HOT Rng seeded(uint64_t base, uint64_t game) {
    uint32_t a = base, b = base >> 32, c = game, d = game >> 32;
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

HOT void swap(uint8_t *cards, int i, int j) {
    uint8_t card = cards[j];
    cards[j] = cards[i];
    cards[i] = card;
}

/* Below n and below n - 1, as two digits of one number without bias. */
HOT void draw_two(Rng *r, uint32_t n, uint32_t *one, uint32_t *other) {
    uint64_t first = word(r) * n, second = (uint64_t)(uint32_t)first * (n - 1);
    uint32_t both = n * (n - 1);
    if ((uint32_t)second < both) {
        uint32_t threshold = -both % both;
        while ((uint32_t)second < threshold) {
            first = word(r) * n;
            second = (uint64_t)(uint32_t)first * (n - 1);
        }
    }
    *one = first >> 32;
    *other = second >> 32;
}

/* Durstenfeld's shuffle, two cards at a time. */
HOT void shuffle(uint8_t *cards, int n, Rng *rng) {
    Rng r = *rng;
    for (int i = n - 1; i > 0; i -= 2) {
        uint32_t one, other;
        draw_two(&r, i + 1, &one, &other);
        swap(cards, i, one);
        swap(cards, i - 1, other);
    }
    *rng = r;
}

/* One step of a shuffle from the end: any of the first n cards comes to lie last. */
HOT void turn_any(uint8_t *cards, int n, Rng *rng) { swap(cards, n - 1, below(rng, n)); }

/* The place of the k-th bit that is set. */
HOT int place_of(uint64_t bits, int k) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(1ull << k, bits));
#else
    while (k-- > 0) bits &= bits - 1;
    return __builtin_ctzll(bits);
#endif
}

/* A short menu of amounts, of which there is always one: see amounts() in contract.py. */
HOT int amounts(int64_t base, int64_t least, int64_t most, int64_t *out) {
    int n = 1;
    out[0] = base + least;
    for (int quarters = 1; quarters < 5; quarters++)
        if (quarters != 3 && base + most * quarters / 4 > out[n - 1]) out[n++] = base + most * quarters / 4;
    return n;
}

/* The entry: the games numbered from `begin` to `end`. */
#define ENTRY                                                                    \
    void many(uint64_t base, int64_t begin, int64_t end, Sheet *sheets) {        \
        for (int64_t game = begin; game < end; game++) {                         \
            Rng rng = seeded(base, game);                                        \
            play(&rng, &sheets[game - begin]);                                   \
        }                                                                        \
    }
