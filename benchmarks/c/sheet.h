/* What every program shares: the sheet of a game, and the two functions that beside_c.py calls.
 *
 * A program is compiled for one table: its options are constants called OPTION_..., what its
 * player looks up CHART_.... It defines Rng, seeded() and play(), and ends with ENTRIES. */
#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))
#define RARELY(condition) __builtin_expect(!!(condition), 0)

/* What one game came to: for the whole table, and seat by seat. */
typedef struct { int64_t moves, rounds, results[4], places[4]; } Sheet;

INLINE void add_sheet(Sheet *total, const Sheet *sheet) {
    total->moves += sheet->moves;
    total->rounds += sheet->rounds;
    for (int seat = 0; seat < 4; seat++) {
        total->results[seat] += sheet->results[seat];
        total->places[seat] += sheet->places[seat];
    }
}

/* Both play the games numbered from `begin` to `end`: many() keeps the sheet of each, for the
 * check; total() only adds them up, and is what is timed. */
#define ENTRIES                                                                          \
    static __attribute__((noinline)) void play_game(uint64_t base, int64_t game, Sheet *sheet) { \
        Rng rng = seeded(base, game);                                                    \
        play(&rng, sheet);                                                               \
    }                                                                                    \
    void many(uint64_t base, int64_t begin, int64_t end, Sheet *sheets) {                \
        for (int64_t game = begin; game < end; game++) play_game(base, game, &sheets[game - begin]); \
    }                                                                                    \
    void total(uint64_t base, int64_t begin, int64_t end, Sheet *total) {                \
        Sheet sheet;                                                                     \
        for (int64_t game = begin; game < end; game++) {                                 \
            play_game(base, game, &sheet);                                               \
            add_sheet(total, &sheet);                                                    \
        }                                                                                \
    }
