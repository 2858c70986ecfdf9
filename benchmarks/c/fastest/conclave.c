/* Conclave: four seats that play at random. Whom a wizard follows is kept as influence only.
 *
 * The board is sets of its sixteen cells as bits: the holes, and for every bit of a wizard's numbers
 * the cells where it is set. So whoever an emissary convinces is found without going from cell to
 * cell. A seat's influence is one word with a byte for each magic. One random word serves a turn. */
#include "table.h"

enum { SEATS = 4, MAGICS = 6, BROTHERHOODS = 3, INFLUENCES = 5, CARDS = 90, HAND = 4, SIDE = 4, CELLS = 16 };
enum { DEALT = CARDS - MAGICS * SEATS, HOLES = 4, NO_CARD = CARDS, INSIDE = 0x0660, BOARD = 0xFFFF };
enum { LEFT, RIGHT, STUCK = HAND };
enum { ROW = 0x000F, COLUMN = 0x1111 }; /* the first ones */
enum { NOWHERE = CELLS }; /* a cell in which nobody ever stands */

/* Four sets of cells lie in one word, a lane of sixteen bits each. */
#define IN_EVERY_LANE 0x0001000100010001ull
#define LANE(word, number) ((uint32_t)((word) >> CELLS * (number)))
/* The same byte for every magic. */
#define EVERY_MAGIC(byte) ((byte) * 0x010101010101ull)

static uint64_t INFLUENCE[CARDS + 1];            /* in the byte of its magic; nothing for NO_CARD */
static uint64_t NUMBERS[CARDS], KINDS[CARDS];    /* as on the board, in all cells */
static uint16_t ROW_RUN[CELLS][1 << SIDE], COLUMN_RUN[CELLS][1 << SIDE];

/* -- tables ------------------------------------------------------------------------------------- */

/* Four bits, each as a lane of bits that are all alike. */
static uint64_t in_lanes(int bits) {
    uint64_t lanes = 0;
    for (int i = 0; i < 4; i++) lanes |= (uint64_t)(bits >> i & 1) * BOARD << CELLS * i;
    return lanes;
}

/* The unbroken run of wizards around a place of a line, of which some places are taken. */
static int run(int place, int taken) {
    int begin = place, end = place;
    while (begin > 0 && taken >> (begin - 1) & 1) begin--;
    while (end < SIDE - 1 && taken >> (end + 1) & 1) end++;
    return (2 << end) - (1 << begin);
}

static int as_column(int line) {
    int column = 0;
    for (int i = 0; i < SIDE; i++) column |= (line >> i & 1) << SIDE * i;
    return column;
}

__attribute__((constructor)) static void fill_tables(void) {
    for (int card = 0; card < CARDS; card++) {
        int magic = card / (BROTHERHOODS * INFLUENCES), brotherhood = card / INFLUENCES % BROTHERHOODS;
        int influence = card % INFLUENCES + 1;
        INFLUENCE[card] = (uint64_t)influence << 8 * magic;
        NUMBERS[card] = in_lanes(influence | (brotherhood & 1) << 3);
        KINDS[card] = in_lanes(magic | (brotherhood >> 1) << 3);
    }
    for (int cell = 0; cell < CELLS; cell++)
        for (int taken = 0; taken < 1 << SIDE; taken++) {
            ROW_RUN[cell][taken] = run(cell % SIDE, taken) << cell / SIDE * SIDE;
            COLUMN_RUN[cell][taken] = as_column(run(cell / SIDE, taken)) << cell % SIDE;
        }
}

typedef struct {
    uint64_t numbers;           /* lanes: the three bits of influence, the lower one of brotherhood */
    uint64_t kinds;             /* lanes: the three bits of magic, the upper one of brotherhood */
    uint64_t leads;             /* who has followers of a magic: bit 8 * magic + seat */
    uint64_t influence[SEATS];  /* of the followers, a byte for each magic */
    uint64_t board[CELLS + 1];  /* the influence of the wizard in a cell, none in NOWHERE */
    uint32_t free;              /* the holes */
    uint32_t turn, turns;
    int left, in_pile[2];
    int64_t moves;
    uint8_t hands[SEATS][HAND];
} State;

/* -- wizards ------------------------------------------------------------------------------------ */

/* What the last wizard left behind in the hole is overwritten: a hole itself is never looked at. */
INLINE void put(State *s, int card, uint32_t cell) {
    uint64_t here = IN_EVERY_LANE << cell;
    s->numbers ^= (s->numbers ^ NUMBERS[card]) & here;
    s->kinds ^= (s->kinds ^ KINDS[card]) & here;
    s->board[cell] = INFLUENCE[card];
    s->free &= ~(1u << cell);
}

/* The influence of the first wizard of some; if there is none, that of nobody. */
INLINE uint64_t first_influence(const State *s, uint32_t cells) {
    return s->board[lowest(cells | 1 << NOWHERE)];
}

/* Three are added without asking whether there are so many: more follow in one turn of twenty. */
INLINE void follow(State *s, int seat, uint32_t cells) {
    uint64_t influence = s->influence[seat];
    s->free |= cells;
    for (int i = 0; i < 3; i++, cells &= cells - 1) influence += first_influence(s, cells);
    for (; RARELY(cells); cells &= cells - 1) influence += first_influence(s, cells);
    s->influence[seat] = influence;
    /* No magic has 128 points: the highest bit of a byte is set if there is anything in it. */
    s->leads |= ((influence + EVERY_MAGIC(0x7F)) & EVERY_MAGIC(0x80)) >> (7 - seat);
}

INLINE int sum_of(const State *s, uint32_t cells) {
    return count(LANE(s->numbers, 0) & cells) + 2 * count(LANE(s->numbers, 1) & cells) +
           4 * count(LANE(s->numbers, 2) & cells);
}

/* Where there is a wizard of another brotherhood, and where one of another magic. */
INLINE uint32_t other_brotherhood(const State *s, int card) {
    return LANE(s->numbers ^ NUMBERS[card], 3) | LANE(s->kinds ^ KINDS[card], 3);
}
INLINE uint32_t other_magic(const State *s, int card) {
    uint64_t other = s->kinds ^ KINDS[card];
    return LANE(other, 0) | LANE(other, 1) | LANE(other, 2);
}

/* Those in contact with the emissary who follow it. Only the emissary stands in both lines, so what
 * the row loses makes no hole in the column, and both are found together. */
INLINE uint32_t convinced(const State *s, int card, uint32_t cell) {
    uint32_t taken = ~s->free & BOARD, in_column = taken >> cell % SIDE & COLUMN;
    uint32_t row = ROW_RUN[cell][taken >> cell / SIDE * SIDE & ROW];
    uint32_t column = COLUMN_RUN[cell][in_column * 0x1248 >> 12 & ROW]; /* the product gathers four bits */
    uint32_t row_listens = sum_of(s, row) >= OPTION_NEEDED ? row : 0;
    uint32_t column_listens = sum_of(s, column) >= OPTION_NEEDED ? column : 0;
    uint32_t strangers = other_magic(s, card) & other_brotherhood(s, card);
    return (row_listens | column_listens) & ~strangers & ~(1u << cell);
}

INLINE uint32_t won_by_crisis(const State *s, int card, uint32_t cell) {
    return (ROW << cell / SIDE * SIDE | COLUMN << cell % SIDE) & other_brotherhood(s, card);
}

/* -- a turn ------------------------------------------------------------------------------------- */

/* Every magic of one's own may be ceded to everybody who has none of it; to cede nothing is one more
 * bit, below the others. Then the byte that changes hands is the last one, of no magic at all. */
INLINE void cede(State *s, int seat, uint32_t random) {
    uint64_t own = s->leads >> seat & EVERY_MAGIC(1), cedable = own * 0xF & ~s->leads;
    uint64_t chosen = kth_bit(cedable << 1 | 1, below(random, 1 + count(cedable))) >> 1;
    uint32_t place = lowest(chosen | 1ull << 63);
    uint64_t magic = 0xFFull << place / 8 * 8, moved = s->influence[seat] & magic;
    s->influence[seat] ^= moved;
    s->influence[place % SEATS] ^= moved;
    s->leads ^= chosen | (EVERY_MAGIC(1) << seat & magic);
    s->moves += cedable != 0;
}

/* An emissary goes to a hole. Returns the slot that it leaves empty, or STUCK. */
INLINE int send(State *s, uint64_t *word) {
    uint32_t slot = take_below(word, HAND), card = s->hands[s->turn][slot];
    uint32_t cell = lowest(kth_bit(s->free, take_below(word, count(s->free))));
    s->moves++;
    s->hands[s->turn][slot] = NO_CARD;
    put(s, card, cell);
    uint32_t won = convinced(s, card, cell);
    if (RARELY((won | s->free) == 0)) {
        won = won_by_crisis(s, card, cell);
        if (won == 0) return STUCK;
    }
    follow(s, s->turn, won);
    return slot;
}

static uint8_t deck[CARDS];

/* As nobody looks at the backs, the next card of either pile may be any: only their sizes matter. */
INLINE int next_card(State *s, int *pile) {
    if (s->in_pile[*pile] == 0) *pile = !*pile;
    s->in_pile[*pile]--;
    return deck[--s->left];
}

INLINE void take(State *s, int slot, uint64_t *word) {
    int pile = LEFT;
    if (s->in_pile[LEFT] > 0 && s->in_pile[RIGHT] > 0) {
        pile = take_below(word, 2);
        s->moves++;
    }
    s->hands[s->turn][slot] = next_card(s, &pile);
    while (count(s->free) > HOLES && s->left > 0) put(s, next_card(s, &pile), lowest(s->free));
}

/* -- a game ------------------------------------------------------------------------------------- */

INLINE void deal(State *s, Rng *rng) {
    for (int i = 0; i < CARDS; i++) deck[i] = i;
    shuffle_part(deck, 0, DEALT, CARDS, rng);
    s->left = DEALT - SEATS * HAND;
    memcpy(s->hands, deck + s->left, SEATS * HAND);
    s->free = BOARD;
    for (int cell = 0; cell < CELLS; cell++)
        if (!(INSIDE >> cell & 1)) put(s, deck[--s->left], cell);
    s->in_pile[RIGHT] = s->left / 2;
    s->in_pile[LEFT] = s->left - s->left / 2;
}

/* Disappointment: the influence in every magic in which somebody has more. */
INLINE int disappointment(const State *s, int seat) {
    int points = 0;
    for (int magic = 0; magic < MAGICS; magic++) {
        int mine = s->influence[seat] >> 8 * magic & 0xFF, most = mine;
        for (int other = 0; other < SEATS; other++) {
            int theirs = s->influence[other] >> 8 * magic & 0xFF;
            most = theirs > most ? theirs : most;
        }
        points += mine < most ? mine : 0;
    }
    return points;
}

INLINE void fill_sheet(State *s, Sheet *sheet) {
    for (int seat = 0; seat < SEATS; seat++)
        for (int slot = 0; slot < HAND; slot++) s->influence[seat] += INFLUENCE[s->hands[seat][slot]];
    *sheet = (Sheet){.moves = s->moves, .rounds = s->turns / SEATS};
    for (int seat = 0; seat < SEATS; seat++) sheet->results[seat] = disappointment(s, seat);
    for (int seat = 0; seat < SEATS; seat++) {
        sheet->places[seat] = 1;
        for (int other = 0; other < SEATS; other++)
            sheet->places[seat] += sheet->results[other] - (other < seat) < sheet->results[seat];
    }
}

INLINE void play(Rng *rng, Sheet *sheet) {
    State s = {0};
    int last_turns = SEATS; /* once the piles are empty */
    for (deal(&s, rng); last_turns > 0; s.turns++, s.turn = s.turns % SEATS) {
        uint64_t word = random_word(rng);
        cede(&s, s.turn, word);
        word &= ~0xFFFFFFFFull; /* the upper half serves the other choices */
        int slot = send(&s, &word);
        if (slot == STUCK) break;
        if (s.left > 0) take(&s, slot, &word);
        else last_turns--;
    }
    fill_sheet(&s, sheet);
}

ENTRIES
