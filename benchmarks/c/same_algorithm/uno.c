/* UNO: quick games of four seats that play at random, with the rules of `j-uno`. */
#include "table.h"

enum { SEATS = 4, CARDS = 108, KINDS = 54, COLOURS = 4, SYMBOLS = 13, NUMBERS = 10 };
enum { REVERSE = 10, SKIP, PLUS_TWO, WILD = 52, PLUS_FOUR };
enum { DRAW = 2, KEEP, PASS, TAKE, CHALLENGE, CALL, CATCH, COLOUR };
enum { PLAY = COLOUR + COLOURS, PLAY_WILD = PLAY + WILD, PLAY_PLUS_FOUR = PLAY_WILD + COLOURS };
enum { NAMING, PLAYING, DRAWN, ANSWERING, FINISHED };
#define NOBODY SEATS

/* What this program takes for granted. */
_Static_assert(OPTION_LENGTH == 0 && !OPTION_STACKING && !OPTION_JUMP_IN && OPTION_UNO == 0, "j-uno");
_Static_assert(!OPTION_DRAW_SKIPS && OPTION_PLUS_FOUR == 0 && OPTION_LAWFUL == 0, "j-uno");
_Static_assert(!OPTION_CHALLENGE_SHOWS && OPTION_CHALLENGE_EXTRA == 0, "j-uno");

typedef struct {
    int turn, phase, direction, top, colour, drawn, left, discarded, pending, accused, bluffed, called;
    int size[SEATS];
    uint8_t hands[SEATS][KINDS], discard[KINDS], pile[CARDS];
    int64_t out[SYMBOLS + 3 + 2 * COLOURS + 2];
} State;

#define OF_A_COLOUR 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, REVERSE, SKIP, PLUS_TWO
static const uint8_t SYMBOL[KINDS] = {OF_A_COLOUR, OF_A_COLOUR, OF_A_COLOUR, OF_A_COLOUR, SYMBOLS, SYMBOLS};

INLINE int symbol(int kind) { return SYMBOL[kind]; }
INLINE int copies(int kind) { return kind >= WILD ? 4 : symbol(kind) == 0 ? 1 : 2; }
INLINE int next_seat(const State *s, int seat) { return (seat + s->direction) & (SEATS - 1); }

INLINE int fits(const State *s, int kind) {
    return kind >= WILD || kind / SYMBOLS == s->colour || symbol(kind) == symbol(s->top);
}

/* -- cards -------------------------------------------------------------------------------------- */

INLINE int draw(State *s) { return s->pile[--s->left]; }

INLINE void lay_pile(State *s, Rng *rng, uint8_t *order, int n) {
    shuffle(order, n, rng);
    for (int i = 0; i < n; i++) s->pile[n - 1 - i] = order[i];
    s->left = n;
}

/* The generator goes in and out by value, so that its words can stay in registers. */
static __attribute__((noinline)) Rng reshuffled(State *s, Rng rng) {
    uint8_t order[CARDS];
    int n = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (; s->discard[kind] > 0; s->discard[kind]--) order[n++] = kind;
    lay_pile(s, &rng, order, n);
    s->discarded = 0;
    return rng;
}

INLINE void give(State *s, Rng *rng, int seat, int count) {
    if (seat == s->turn) s->called = 0;
    while (count > 0 && s->left + s->discarded > 0) {
        if (s->left == 0) *rng = reshuffled(s, *rng);
        s->drawn = draw(s);
        s->hands[seat][s->drawn]++;
        s->size[seat]++;
        count--;
    }
}

/* -- the course of a round ---------------------------------------------------------------------- */

INLINE void begin_turn(State *s, int seat) {
    s->turn = seat;
    s->phase = PLAYING;
    s->called = 0;
}

INLINE void deal(State *s, Rng *rng) {
    uint8_t order[CARDS];
    int n = 0, dealer = SEATS - 1;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = copies(kind); i > 0; i--) order[n++] = kind;
    lay_pile(s, rng, order, n);
    s->direction = 1;
    s->accused = NOBODY;
    for (int i = 0; i < OPTION_HAND * SEATS; i++) s->hands[i % SEATS][draw(s)]++;
    for (int seat = 0; seat < SEATS; seat++) s->size[seat] = OPTION_HAND;
    while ((s->top = draw(s)) == PLUS_FOUR) { /* it goes back, and another card is turned */
        n = ++s->left;
        memcpy(order, s->pile, n);
        lay_pile(s, rng, order, n);
    }
    s->colour = s->top < WILD ? s->top / SYMBOLS : COLOURS;
    begin_turn(s, 0);
    if (s->top == WILD) s->phase = NAMING;
    else if (symbol(s->top) == PLUS_TWO) give(s, rng, 0, 2);
    else if (symbol(s->top) == SKIP) begin_turn(s, 1);
    else if (symbol(s->top) == REVERSE) s->direction = -1, begin_turn(s, dealer);
}

/* A +4 is a bluff if anything but another +4 fits. */
INLINE int is_bluff(const State *s, int seat) {
    for (int kind = 0; kind < PLUS_FOUR; kind++)
        if (s->hands[seat][kind] > 0 && fits(s, kind)) return 1;
    return 0;
}

INLINE void take_effect(State *s, Rng *rng) {
    int seat = s->turn, what = symbol(s->top), is_last = s->size[seat] == 0;
    int hit = s->top == PLUS_FOUR ? 4 : what == PLUS_TWO ? 2 : 0;
    if (what == REVERSE && !is_last) s->direction = -s->direction;
    int after = next_seat(s, seat);
    if (is_last) {
        give(s, rng, after, hit);
        s->phase = FINISHED;
        return;
    }
    begin_turn(s, what == SKIP ? next_seat(s, after) : after);
    if (hit == 4) s->phase = ANSWERING, s->pending = 4;
    else if (hit == 2) give(s, rng, after, 2);
}

INLINE void lay(State *s, Rng *rng, int kind, int colour, int bluff) {
    int seat = s->turn;
    s->accused = kind == PLUS_FOUR ? seat : NOBODY;
    s->bluffed = bluff;
    s->hands[seat][kind]--;
    s->size[seat]--;
    s->discard[s->top]++;
    s->discarded++;
    s->top = kind;
    s->colour = colour;
    if (s->size[seat] == 1 && !s->called) give(s, rng, seat, OPTION_UNO_PENALTY);
    take_effect(s, rng);
}

/* A move that lays no card. */
INLINE void answer(State *s, Rng *rng, int action) {
    int seat = s->turn;
    if (action >= COLOUR) s->colour = action - COLOUR, s->phase = PLAYING;
    else if (action == CALL) s->called = 1;
    else if (action == DRAW) give(s, rng, seat, 1), s->phase = DRAWN;
    else if (action == KEEP || action == PASS) begin_turn(s, next_seat(s, seat));
    else { /* TAKE or CHALLENGE: whoever pays, this seat plays on */
        give(s, rng, action == CHALLENGE && s->bluffed ? s->accused : seat, s->pending);
        s->accused = NOBODY;
        s->phase = PLAYING;
    }
}

/* -- the list of moves -------------------------------------------------------------------------- */

INLINE int list_colours(int64_t *out, int n, int base) {
    for (int colour = 0; colour < COLOURS; colour++) out[n++] = base + colour;
    return n;
}

INLINE int list_card(int64_t *out, int n, int kind) {
    if (kind >= WILD) return list_colours(out, n, kind == WILD ? PLAY_WILD : PLAY_PLUS_FOUR);
    out[n] = PLAY + kind;
    return n + 1;
}

INLINE int list_fitting(State *s) {
    const uint8_t *hand = s->hands[s->turn];
    int64_t *out = s->out;
    int n = 0;
    for (int kind = s->colour * SYMBOLS; kind < (s->colour + 1) * SYMBOLS; kind++)
        out[n] = PLAY + kind, n += hand[kind] > 0;
    if (s->top < WILD)
        for (int colour = 0; colour < COLOURS; colour++) {
            int kind = colour * SYMBOLS + symbol(s->top);
            out[n] = PLAY + kind, n += (hand[kind] > 0) & (colour != s->colour);
        }
    if (hand[WILD] > 0) n = list_colours(out, n, PLAY_WILD);
    if (hand[PLUS_FOUR] > 0) n = list_colours(out, n, PLAY_PLUS_FOUR);
    return n;
}

/* All moves but the cards of a turn that begins, of which there are n. */
INLINE int list_others(State *s, int n) {
    if (s->phase == NAMING) return list_colours(s->out, 0, COLOUR);
    if (s->phase == ANSWERING) {
        s->out[0] = TAKE, s->out[1] = CHALLENGE;
        return 2;
    }
    int can_lay = s->phase == PLAYING ? n > 0 : fits(s, s->drawn);
    if (s->phase == DRAWN) {
        if (can_lay) n = list_card(s->out, 0, s->drawn);
        s->out[n++] = KEEP;
    } else if (!can_lay)
        s->out[n++] = s->left + s->discarded > 0 ? DRAW : PASS;
    if (can_lay && s->size[s->turn] == 2 && !s->called) s->out[n++] = CALL;
    return n;
}

INLINE void act(State *s, Rng *rng, int action) {
    if (action >= PLAY_PLUS_FOUR) lay(s, rng, PLUS_FOUR, action - PLAY_PLUS_FOUR, is_bluff(s, s->turn));
    else if (action >= PLAY_WILD) lay(s, rng, WILD, action - PLAY_WILD, 0);
    else if (action >= PLAY)
        lay(s, rng, action - PLAY, (action - PLAY) / SYMBOLS, 0);
    else
        answer(s, rng, action);
}

INLINE void make_move(State *s, Rng *rng) {
    int n = list_others(s, s->phase == PLAYING ? list_fitting(s) : 0);
    act(s, rng, s->out[bounded(rng, n)]);
}

/* -- a match ------------------------------------------------------------------------------------ */

static int worth(int kind) {
    return kind >= WILD ? 50 : kind % SYMBOLS < NUMBERS ? kind % SYMBOLS : 20;
}

static void fill_sheet(const State *s, Sheet *sheet, int64_t moves) {
    int points[SEATS] = {0};
    *sheet = (Sheet){.moves = moves, .rounds = 1};
    for (int seat = 0; seat < SEATS; seat++) {
        for (int kind = 0; kind < KINDS; kind++) points[seat] += s->hands[seat][kind] * worth(kind);
        sheet->results[s->turn] += points[seat];
    }
    for (int seat = 0; seat < SEATS; seat++) {
        sheet->places[seat] = seat == s->turn ? 1 : 2;
        for (int other = 0; other < SEATS && seat != s->turn; other++)
            sheet->places[seat] += other != s->turn && points[other] < points[seat];
    }
}

INLINE void play(Rng *rng, Sheet *sheet) {
    State s = {0};
    int64_t moves = 0;
    for (deal(&s, rng); s.phase != FINISHED; moves++) make_move(&s, rng);
    fill_sheet(&s, sheet, moves);
}

ENTRIES
