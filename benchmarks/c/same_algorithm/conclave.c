/* Conclave: four seats that play at random. Whom a wizard follows is kept as influence only. */
#include "table.h"

enum { SEATS = 4, MAGICS = 6, BROTHERHOODS = 3, INFLUENCES = 5, CARDS = 90, HAND = 4, SIDE = 4, CELLS = 16 };
enum { ASIDE = MAGICS * SEATS, HOLES = 4, NO_CARD = CARDS, LEFT = 0, RIGHT = 1, INSIDE = 0x0660 };
enum { KEEP = 2, TAKE, CEDE = TAKE + 2, PLACE = CEDE + MAGICS * SEATS };
enum { CEDING, PLACING, TAKING, FINISHED };

typedef struct {
    int turn, phase, turns, last_turns, gap, top[2], bottom[2];
    uint32_t free; /* the holes, as bits */
    uint32_t leads; /* who has followers of a magic: bit magic * SEATS + seat */
    uint8_t deck[CARDS], hands[SEATS][HAND], board[CELLS], influence[SEATS][MAGICS];
    int64_t out[HAND * CELLS];
} State;

static struct { uint8_t magic, brotherhood, influence; } WIZARD[CARDS];

__attribute__((constructor)) static void number_cards(void) {
    for (int card = 0; card < CARDS; card++) {
        WIZARD[card].magic = card / (BROTHERHOODS * INFLUENCES);
        WIZARD[card].brotherhood = card / INFLUENCES % BROTHERHOODS;
        WIZARD[card].influence = card % INFLUENCES + 1;
    }
}

INLINE int holes(const State *s) { return __builtin_popcount(s->free); }
INLINE int in_pile(const State *s, int pile) { return s->bottom[pile] - s->top[pile]; }
INLINE int piles_are_empty(const State *s) { return in_pile(s, LEFT) + in_pile(s, RIGHT) == 0; }
INLINE int take_top(State *s, int pile) { return s->deck[s->top[pile]++]; }

INLINE void put(State *s, int card, int cell) {
    s->board[cell] = card;
    s->free &= ~(1u << cell);
}

INLINE void join(State *s, int seat, int card) {
    s->influence[seat][WIZARD[card].magic] += WIZARD[card].influence;
    s->leads |= 1u << (WIZARD[card].magic * SEATS + seat);
}

INLINE void follow(State *s, int seat, int cell) {
    join(s, seat, s->board[cell]);
    s->free |= 1u << cell;
}

/* -- ceding: every magic of one's own to everybody who has none of it --------------------------- */

INLINE uint32_t may_cede(const State *s, int seat) {
    uint32_t own = s->leads >> seat & 0x111111;
    return own * 0xF & ~s->leads;
}

INLINE void cede(State *s, int seat, int magic, int other) {
    s->influence[other][magic] = s->influence[seat][magic];
    s->influence[seat][magic] = 0;
    s->leads ^= 1u << (magic * SEATS + seat) | 1u << (magic * SEATS + other);
}

/* -- the board: a line is the step from one of its cells to the next ---------------------------- */

INLINE int line_begin(int cell, int line) { return line == SIDE ? cell % SIDE : cell - cell % SIDE; }

INLINE int speak(State *s, int seat, int cell, int line) {
    int emissary = s->board[cell], edge = line_begin(cell, line), begin = cell, end = cell;
    int total = 0, won = 0;
    while (begin > edge && !(s->free >> (begin - line) & 1)) begin -= line;
    while (end < edge + (SIDE - 1) * line && !(s->free >> (end + line) & 1)) end += line;
    for (int other = begin; other <= end; other += line) total += WIZARD[s->board[other]].influence;
    if (total < OPTION_NEEDED) return 0;
    for (int other = begin; other <= end; other += line) {
        int wizard = s->board[other];
        int convinced = (WIZARD[wizard].magic == WIZARD[emissary].magic) |
                        (WIZARD[wizard].brotherhood == WIZARD[emissary].brotherhood);
        if (other != cell && convinced) follow(s, seat, other), won++;
    }
    return won;
}

INLINE int crisis(State *s, int seat, int cell, int line) {
    int begin = line_begin(cell, line), won = 0;
    for (int other = begin; other < begin + SIDE * line; other += line)
        if (WIZARD[s->board[other]].brotherhood != WIZARD[s->board[cell]].brotherhood)
            follow(s, seat, other), won++;
    return won;
}

/* -- the course of a match ---------------------------------------------------------------------- */

INLINE void begin_turn(State *s, int seat) {
    s->turn = seat;
    s->phase = may_cede(s, seat) ? CEDING : PLACING;
}

INLINE void deal(State *s, Rng *rng) {
    int left = CARDS - ASIDE;
    for (int i = 0; i < CARDS; i++) s->deck[i] = i;
    shuffle(s->deck, CARDS, rng);
    for (int seat = 0; seat < SEATS; seat++)
        for (int slot = 0; slot < HAND; slot++) s->hands[seat][slot] = s->deck[--left];
    s->free = (1u << CELLS) - 1;
    for (int cell = 0; cell < CELLS; cell++)
        if (!(INSIDE >> cell & 1)) put(s, s->deck[--left], cell);
    s->bottom[RIGHT] = s->top[LEFT] = left / 2;
    s->bottom[LEFT] = left;
    begin_turn(s, 0);
}

INLINE void end_turn(State *s) {
    s->turns++;
    if (s->last_turns == 0 && piles_are_empty(s)) s->phase = FINISHED;
    else begin_turn(s, (s->turn + 1) % SEATS);
}

INLINE void fill(State *s, int pile) {
    for (int cell = 0; cell < CELLS && holes(s) > HOLES && !piles_are_empty(s); cell++) {
        if (!(s->free >> cell & 1)) continue;
        if (in_pile(s, pile) == 0) pile = !pile;
        put(s, take_top(s, pile), cell);
    }
}

INLINE void take(State *s, int pile) {
    s->hands[s->turn][s->gap] = take_top(s, pile);
    fill(s, pile);
    if (piles_are_empty(s)) s->last_turns = SEATS;
    end_turn(s);
}

INLINE void send(State *s, int slot, int cell) {
    int seat = s->turn;
    put(s, s->hands[seat][slot], cell);
    s->hands[seat][slot] = NO_CARD;
    s->gap = slot;
    int won = speak(s, seat, cell, 1) + speak(s, seat, cell, SIDE);
    if (won == 0 && s->free == 0) won = crisis(s, seat, cell, 1) + crisis(s, seat, cell, SIDE);
    if (won == 0 && s->free == 0) s->phase = FINISHED;
    else if (s->last_turns > 0) s->last_turns--, end_turn(s);
    else if (in_pile(s, LEFT) > 0 && in_pile(s, RIGHT) > 0) s->phase = TAKING;
    else take(s, in_pile(s, LEFT) > 0 ? LEFT : RIGHT);
}

/* -- the moves ---------------------------------------------------------------------------------- */

INLINE int list(State *s) {
    int n = 0;
    if (s->phase == PLACING) {
        for (int cell = 0; cell < CELLS; cell++) s->out[n] = PLACE + cell, n += s->free >> cell & 1;
        for (int i = n; i < HAND * n; i++) s->out[i] = s->out[i - n] + CELLS;
        return HAND * n;
    }
    if (s->phase == TAKING) {
        s->out[0] = TAKE + LEFT, s->out[1] = TAKE + RIGHT;
        return 2;
    }
    s->out[n++] = KEEP;
    uint32_t may = may_cede(s, s->turn);
    for (int what = 0; what < MAGICS * SEATS; what++) s->out[n] = CEDE + what, n += may >> what & 1;
    return n;
}

INLINE void make_move(State *s, Rng *rng) {
    int action = s->out[bounded(rng, list(s))];
    if (action >= PLACE) send(s, (action - PLACE) / CELLS, (action - PLACE) % CELLS);
    else if (action == TAKE + LEFT || action == TAKE + RIGHT) take(s, action - TAKE);
    else {
        if (action >= CEDE) cede(s, s->turn, (action - CEDE) / SEATS, (action - CEDE) % SEATS);
        s->phase = PLACING;
    }
}

/* -- the end ------------------------------------------------------------------------------------ */

/* Disappointment: the influence in every magic in which somebody has more. */
static int score(const State *s, int seat) {
    int points = 0;
    for (int magic = 0; magic < MAGICS; magic++) {
        int mine = s->influence[seat][magic], most = mine;
        for (int other = 0; other < SEATS; other++)
            if (s->influence[other][magic] > most) most = s->influence[other][magic];
        points += mine < most ? mine : 0;
    }
    return points;
}

static void fill_sheet(State *s, Sheet *sheet, int64_t moves) {
    for (int seat = 0; seat < SEATS; seat++)
        for (int slot = 0; slot < HAND; slot++)
            if (s->hands[seat][slot] != NO_CARD) join(s, seat, s->hands[seat][slot]);
    *sheet = (Sheet){.moves = moves, .rounds = s->turns / SEATS};
    for (int seat = 0; seat < SEATS; seat++) sheet->results[seat] = score(s, seat);
    for (int seat = 0; seat < SEATS; seat++) {
        sheet->places[seat] = 1;
        for (int other = 0; other < SEATS; other++)
            sheet->places[seat] += sheet->results[other] - (other < seat) < sheet->results[seat];
    }
}

INLINE void play(Rng *rng, Sheet *sheet) {
    State s = {0};
    int64_t moves = 0;
    for (deal(&s, rng); s.phase != FINISHED; moves++) make_move(&s, rng);
    fill_sheet(&s, sheet, moves);
}

ENTRIES
