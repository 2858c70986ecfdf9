/* UNO: quick games of four seats that play at random, with the rules of `j-uno`.
 *
 * Hands are sets of kinds as bits, so that one "and" finds all cards that fit. One random word serves
 * a whole turn. The pile is never shuffled: a card is drawn from anywhere in it. */
#include "table.h"

/* A hand has at most two cards of a kind: the four wild cards are two kinds of two, and so are the +4. */
enum { SEATS = 4, CARDS = 108, SYMBOLS = 13, COLOURS = 4, WILD = 52, PLUS_FOUR = 54, KINDS = 56 };
enum { REVERSE = 10, SKIP, PLUS_TWO };
enum { FORWARD = 1, BACKWARD = SEATS - 1 }; /* from seat to seat, modulo SEATS */

#define BIT(kind) (1ull << (kind))
#define OF_COLOUR (BIT(SYMBOLS) - 1)
#define OF_SYMBOL (BIT(0) | BIT(SYMBOLS) | BIT(2 * SYMBOLS) | BIT(3 * SYMBOLS))
#define COLOURED (BIT(WILD) - 1)
#define WILDS (3ull << WILD)
#define PLUS_FOURS (3ull << PLUS_FOUR)

/* What this program takes for granted. */
_Static_assert(OPTION_LENGTH == 0 && !OPTION_STACKING && !OPTION_JUMP_IN && OPTION_UNO == 0, "j-uno");
_Static_assert(!OPTION_DRAW_SKIPS && OPTION_PLUS_FOUR == 0 && OPTION_LAWFUL == 0, "j-uno");
_Static_assert(!OPTION_CHALLENGE_SHOWS && OPTION_CHALLENGE_EXTRA == 0, "j-uno");

enum { WORTH_BITS = 6 };
static uint8_t DECK[CARDS];
static uint64_t FITTING[KINDS]; /* on a coloured card: its colour, its symbol and all wild cards */
static uint8_t TURNS_ROUND[KINDS], SKIPS[KINDS], MAKES_DRAW[KINDS];
static uint64_t WORTH[WORTH_BITS]; /* the kinds whose worth has that bit */

static int worth(int kind) {
    return kind >= WILD ? 50 : kind % SYMBOLS < REVERSE ? kind % SYMBOLS : 20;
}

INLINE uint64_t fitting_colour(int colour) {
    return OF_COLOUR << colour * SYMBOLS | WILDS | PLUS_FOURS;
}

__attribute__((constructor)) static void fill_tables(void) {
    int cards = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int symbol = kind < WILD ? kind % SYMBOLS : -1, copies = symbol == 0 ? 1 : 2;
        for (int i = 0; i < copies; i++) DECK[cards++] = kind;
        if (kind < WILD) FITTING[kind] = fitting_colour(kind / SYMBOLS) | OF_SYMBOL << symbol;
        TURNS_ROUND[kind] = symbol == REVERSE ? FORWARD ^ BACKWARD : 0;
        SKIPS[kind] = symbol == SKIP;
        MAKES_DRAW[kind] = kind >= PLUS_FOUR ? 4 : symbol == PLUS_TWO ? 2 : 0;
        for (int bit = 0; bit < WORTH_BITS; bit++)
            WORTH[bit] |= (uint64_t)(worth(kind) >> bit & 1) << kind;
    }
}

typedef struct {
    uint64_t fitting;                    /* the kinds that may be played now */
    uint64_t held[SEATS], twice[SEATS];  /* the kinds in a hand, and those of which it has two */
    uint32_t turn, direction;
    int top, left, discarded;
    int64_t moves;
    uint8_t *pile, *discards, rows[2][CARDS];
} State;

/* -- cards -------------------------------------------------------------------------------------- */

INLINE int size(const State *s, int seat) { return count(s->held[seat]) + count(s->twice[seat]); }

INLINE void add(State *s, int seat, int kind) {
    s->twice[seat] |= s->held[seat] & BIT(kind);
    s->held[seat] |= BIT(kind);
}

INLINE void remove_card(State *s, int seat, int kind) {
    uint64_t second = s->twice[seat] & BIT(kind);
    s->twice[seat] ^= second;
    s->held[seat] ^= BIT(kind) ^ second;
}

INLINE int can_draw(const State *s) { return s->left + s->discarded > 0; }

/* The discards become the pile, in the order in which they lie. */
static __attribute__((noinline)) void turn_over_discards(State *s) {
    uint8_t *empty = s->pile;
    s->pile = s->discards;
    s->left = s->discarded;
    s->discards = empty;
    s->discarded = 0;
}

/* The last card of the pile takes the place of the one that is drawn. */
INLINE int draw(State *s, uint64_t *word) {
    if (RARELY(s->left == 0)) turn_over_discards(s);
    int place = take_below(word, s->left), kind = s->pile[place];
    s->pile[place] = s->pile[--s->left];
    return kind;
}

INLINE void give(State *s, int seat, int cards, uint64_t *word) {
    for (; cards > 0 && can_draw(s); cards--) add(s, seat, draw(s, word));
}

/* -- a turn ------------------------------------------------------------------------------------- */

INLINE void next_seat(State *s) { s->turn = (s->turn + s->direction) % SEATS; }

/* The card that is played, what fits on it, whether UNO was called, and whether it is a bluff. */
typedef struct { int kind, is_called, is_bluff; uint64_t fitting; } Play;

/* One of the cards that fit; a wild card counts once for every colour. With two cards left the call
 * is a move as well, after which a card is played. */
INLINE Play choose(State *s, uint64_t fitting, uint64_t *word) {
    uint64_t coloured = fitting & COLOURED;
    int cards = count(coloured), wilds = fitting & WILDS ? COLOURS : 0;
    int all = cards + wilds + (fitting & PLUS_FOURS ? COLOURS : 0);
    int k = take_below(word, all + (size(s, s->turn) == 2)), is_called = 0;
    if (RARELY(k == all)) {
        is_called = 1;
        s->moves++;
        k = take_below(word, all);
    }
    if (k < cards) {
        int kind = lowest(kth_bit(coloured, k));
        return (Play){kind, is_called, 0, FITTING[kind]};
    }
    int is_four = k - cards >= wilds, is_bluff = is_four && cards + wilds > 0;
    int kind = lowest(fitting & (is_four ? PLUS_FOURS : WILDS));
    return (Play){kind, is_called, is_bluff, fitting_colour((k - cards) % COLOURS)};
}

/* Nothing fits: a card is drawn and played, if it fits and the player does not keep it. */
INLINE int draw_and_play(State *s, Play *played, uint64_t *word) {
    if (RARELY(!can_draw(s))) return 0;
    int kind = draw(s, word), ways = kind >= WILD ? COLOURS : 1, fits = s->fitting >> kind & 1;
    add(s, s->turn, kind);
    s->moves++;
    int k = take_below(word, ways + 1 + (size(s, s->turn) == 2)), is_called = 0;
    if (RARELY(fits & (k > ways))) {
        is_called = 1;
        s->moves++;
        k = take_below(word, ways + 1);
    }
    *played = (Play){kind, is_called, 0, kind >= WILD ? fitting_colour(k % COLOURS) : FITTING[kind]};
    return fits & (k < ways);
}

/* The next seat takes four cards, or challenges: then whoever was wrong takes them. */
INLINE void answer_plus_four(State *s, uint32_t player, int is_bluff, Rng *rng) {
    uint64_t word = random_word(rng);
    int challenges = take_below(&word, 2);
    s->moves++;
    give(s, challenges & is_bluff ? player : s->turn, 4, &word);
}

/* Returns whether the game is over. */
INLINE int play_card(State *s, Play played, Rng *rng, uint64_t *word) {
    uint32_t seat = s->turn;
    int makes_draw = MAKES_DRAW[played.kind];
    remove_card(s, seat, played.kind);
    s->discards[s->discarded++] = s->top;
    s->top = played.kind;
    s->fitting = played.fitting;
    int left = size(s, seat);
    if (RARELY(left == 0)) {
        give(s, (seat + s->direction) % SEATS, makes_draw, word);
        return 1;
    }
    if (left == 1 && !played.is_called) give(s, seat, OPTION_UNO_PENALTY, word);
    s->direction ^= TURNS_ROUND[played.kind];
    s->turn = (seat + (s->direction << SKIPS[played.kind])) % SEATS;
    if (makes_draw > 0) {
        if (makes_draw == 4) answer_plus_four(s, seat, played.is_bluff, rng);
        else give(s, s->turn, 2, word);
    }
    return 0;
}

INLINE int play_turn(State *s, Rng *rng) {
    uint64_t word = random_word(rng), fitting = s->held[s->turn] & s->fitting;
    Play played;
    s->moves++;
    if (fitting) played = choose(s, fitting, &word);
    else if (!draw_and_play(s, &played, &word)) {
        next_seat(s);
        return 0;
    }
    return play_card(s, played, rng, &word);
}

/* -- a game ------------------------------------------------------------------------------------- */

INLINE void deal(State *s, Rng *rng) {
    uint64_t word;
    s->pile = s->rows[0], s->discards = s->rows[1];
    memcpy(s->pile, DECK, CARDS);
    s->left = CARDS;
    s->direction = FORWARD;
    for (int i = 0; i < OPTION_HAND; i++) {
        word = random_word(rng);
        for (int seat = 0; seat < SEATS; seat++) add(s, seat, draw(s, &word));
    }
    for (;;) { /* a +4 goes back, and another card is turned */
        word = random_word(rng);
        s->top = draw(s, &word);
        if (s->top < PLUS_FOUR) break;
        s->pile[s->left++] = s->top;
    }
    s->fitting = FITTING[s->top];
    if (s->top >= WILD) {
        s->fitting = fitting_colour(take_below(&word, COLOURS));
        s->moves++;
    }
    give(s, 0, MAKES_DRAW[s->top], &word);
    if (SKIPS[s->top]) next_seat(s);
    if (TURNS_ROUND[s->top]) {
        s->direction = BACKWARD;
        s->turn = SEATS - 1;
    }
}

INLINE int points(const State *s, int seat) {
    int sum = 0;
    for (int bit = 0; bit < WORTH_BITS; bit++)
        sum += (count(s->held[seat] & WORTH[bit]) + count(s->twice[seat] & WORTH[bit])) << bit;
    return sum;
}

INLINE void play(Rng *rng, Sheet *sheet) {
    State s = {0};
    int left_with[SEATS], won = 0;
    deal(&s, rng);
    while (!play_turn(&s, rng)) {}
    for (int seat = 0; seat < SEATS; seat++) won += left_with[seat] = points(&s, seat);
    *sheet = (Sheet){.moves = s.moves, .rounds = 1};
    sheet->results[s.turn] = won;
    for (uint32_t seat = 0; seat < SEATS; seat++) {
        sheet->places[seat] = seat == s.turn ? 1 : 2;
        for (uint32_t other = 0; other < SEATS && seat != s.turn; other++)
            sheet->places[seat] += other != s.turn && left_with[other] < left_with[seat];
    }
}

ENTRIES
