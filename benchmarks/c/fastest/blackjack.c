/* Blackjack: one seat that bets the least and plays basic strategy (CHART_LINES, CHART_PAIRS, as
 * src/sobremesa/games/blackjack/strategy.py writes them), at a table with every option on.
 *
 * A hand is a state: what its cards are worth together with what basic strategy does next. A card
 * leads from state to state by a table, and a state that is done stays as it is. So the first
 * cards are looked up for the seat and for the dealer without asking whether they are needed;
 * only longer hands, splits and the dealer's blackjack are branches. */
#include "table.h"

enum { VALUES = 10, ACE = 0, COLUMNS = 16 }; /* a card is its value less one */
enum { SHOE = 52 * OPTION_DECKS, CUT = (SHOE * OPTION_CUT + 99) / 100, IS_FRESH = OPTION_SHOE == 1 };
enum { DEALT = 4, AT_ONCE = 2, AHEAD = (IS_FRESH ? 0 : CUT) + DEALT + 2 * AT_ONCE };

/* What this program takes for granted: the dealer looks, any two cards may be doubled, also
 * after a split, and pairs of one value split; aces may be split and hit again. */
_Static_assert(OPTION_HOLE == 0 && OPTION_DOUBLE == 0 && OPTION_DOUBLE_AFTER_SPLIT, "doubles");
_Static_assert(OPTION_SPLIT == 0 && OPTION_RESPLIT_ACES && OPTION_HIT_SPLIT_ACES, "splits");
_Static_assert(OPTION_INSURANCE && OPTION_SURRENDER && !OPTION_DEALER_PLAYS, "offers");
_Static_assert(OPTION_BLACKJACK_PAYS == 0 && OPTION_BLACKJACK_BEATS_21 && OPTION_ROUNDS > 0, "pays");
/* Nobody runs out of money ... */
_Static_assert(OPTION_START_MONEY >= 2 * OPTION_MAX_HANDS * OPTION_BET_MIN * (OPTION_ROUNDS + 1), "money");
/* ... nor the shoe of cards: five hands of at most 26 points, aces as one, are at most 67 cards. */
_Static_assert(OPTION_DECKS <= 6 && OPTION_MAX_HANDS <= 4 && SHOE - (IS_FRESH ? 0 : CUT) >= 67, "cards");

/* -- states ------------------------------------------------------------------------------------- */

/* A hand's cards: the points with every ace as one, and WITH_ACE. */
enum { WITH_ACE = 32, HANDS = 64 };
/* A seat's hand that is done is one of these, or its points; it was DOUBLED, or ended by the
 * player's choice and not by a card. Otherwise it gets a card: DOUBLING + hand, or HITTING +
 * open card * HANDS + hand. */
enum { BUST, SURRENDERED, BLACKJACK, DOUBLED = 32, BY_CHOICE = 64, DOUBLING = 128 };
enum { HITTING = DOUBLING + HANDS, SPLITTING = HITTING + VALUES * HANDS, STATES };
/* The dealer's: 17 to 21 less 17, or over, or a blackjack; otherwise DRAWING + hand. */
enum { OVER = 5, DEALER_BLACKJACK, DRAWING = 8, DEALER_STATES = DRAWING + HANDS };
/* Two cards of a seat: as dealt, after a split, or after the last split. */
enum { FIRST, SPLIT_AGAIN, SPLIT_NO_MORE, OCCASIONS };

static uint16_t TWO_CARDS[OCCASIONS][VALUES][VALUES][VALUES]; /* by the dealer's open card */
static uint16_t NEXT[STATES][COLUMNS];
static uint8_t DEALERS_TWO[VALUES][VALUES], DEALERS_NEXT[DEALER_STATES][COLUMNS];
static int8_t GAIN[DOUBLING][DRAWING]; /* in halves of a bet */

static int plus(int hand, int card) { return (hand + card + 1) | (card == ACE ? WITH_ACE : 0); }
static int is_soft(int hand) { return hand >= WITH_ACE && hand % WITH_ACE <= 11; }
static int points(int hand) { return hand % WITH_ACE + (is_soft(hand) ? 10 : 0); }
INLINE int is_done(int state) { return state < DOUBLING; }
INLINE int waits_for_dealer(int state) { return state % DOUBLED > BLACKJACK; }

/* -- basic strategy: the state that it leads to ------------------------------------------------- */

static const int64_t LINES[] = CHART_LINES, PAIRS[] = CHART_PAIRS;
/* Where things stand in a line and in the pairs of the chart. */
enum { SOFT_STAND = 3, HARD_DOUBLE = 5, SOFT_DOUBLE = 13, HARD_SURRENDER = 22, LATE_STAND = 27 };
enum { AFTER_SPLIT = 1, SPLIT_ACES_HIT = 40, SURRENDER_7S = 44, SURRENDER_8S = 48 };

static int splits(int64_t pairs, int value) {
    return pairs >> (value == 1 ? SPLIT_ACES_HIT + AFTER_SPLIT : 10 * AFTER_SPLIT + value - 1) & 1;
}

static int surrenders_pair(int64_t pairs, int value) {
    return (value == 7 && pairs >> (SURRENDER_7S + AFTER_SPLIT) & 1) ||
           (value == 8 && pairs >> (SURRENDER_8S + AFTER_SPLIT) & 1);
}

static int surrenders(int64_t line, int hand) {
    int now = points(hand);
    return !is_soft(hand) && now >= 13 && now <= 17 && line >> (HARD_SURRENDER + now - 13) & 1;
}

static int doubles(int64_t line, int hand) {
    int now = points(hand);
    if (is_soft(hand)) return line >> (SOFT_DOUBLE + now - 12) & 1;
    return now <= 11 && line >> (HARD_DOUBLE + now - 4) & 1;
}

static int hit_or_stand(int up, int hand, int hard_stand) {
    int64_t line = LINES[up];
    int stand_from = is_soft(hand) ? 17 + (line >> SOFT_STAND & 3) : 12 + (line >> hard_stand & 7);
    return points(hand) < stand_from ? HITTING + up * HANDS + hand : points(hand) + BY_CHOICE;
}

static int two_cards(int occasion, int up, int one, int other) {
    int hand = plus(plus(0, one), other);
    int pair = one == other && occasion != SPLIT_NO_MORE ? one + 1 : 0;
    if (points(hand) == 21) return occasion == FIRST ? BLACKJACK : 21;
    if (occasion == FIRST && (pair ? surrenders_pair(PAIRS[up], pair) : surrenders(LINES[up], hand)))
        return SURRENDERED + BY_CHOICE;
    if (pair && splits(PAIRS[up], pair)) return SPLITTING;
    return doubles(LINES[up], hand) ? DOUBLING + hand : hit_or_stand(up, hand, 0);
}

/* -- the tables --------------------------------------------------------------------------------- */

static int dealers_state(int hand) {
    int now = points(hand);
    if (now > 21) return OVER;
    return now < 17 || (now == 17 && OPTION_SOFT_17 && is_soft(hand)) ? DRAWING + hand : now - 17;
}

static void fill_next(int hand, int card) {
    int longer = plus(hand, card), now = points(longer), done = now > 21 ? BUST : now;
    NEXT[DOUBLING + hand][card] = done + DOUBLED;
    for (int up = 0; up < VALUES; up++)
        NEXT[HITTING + up * HANDS + hand][card] = now >= 21 ? done : hit_or_stand(up, longer, LATE_STAND);
    DEALERS_NEXT[DRAWING + hand][card] = dealers_state(longer);
}

static int gain(int state, int dealers) {
    int seat = state % DOUBLED, dealer = dealers == OVER ? 0 : 17 + dealers, bet = state & DOUBLED ? 4 : 2;
    if (seat == SURRENDERED) return -1;
    if (seat == BLACKJACK) return 3; /* the dealer has none, or the round were over */
    return seat == BUST || seat < dealer ? -bet : seat > dealer ? bet : 0;
}

__attribute__((constructor)) static void fill_tables(void) {
    for (int state = 0; state < DOUBLING; state++)
        for (int i = 0; i < COLUMNS; i++) NEXT[state][i] = state;
    for (int state = 0; state < DRAWING; state++)
        for (int i = 0; i < COLUMNS; i++) DEALERS_NEXT[state][i] = state;
    for (int state = 0; state < DOUBLING; state++)
        for (int dealers = 0; dealers < DRAWING; dealers++) GAIN[state][dealers] = gain(state, dealers);
    for (int hand = 0; hand < HANDS; hand++)
        for (int card = 0; card < VALUES && hand % WITH_ACE < 21; card++) fill_next(hand, card);
    for (int one = 0; one < VALUES; one++)
        for (int other = 0; other < VALUES; other++) {
            int hand = plus(plus(0, one), other);
            DEALERS_TWO[one][other] = points(hand) == 21 ? DEALER_BLACKJACK : dealers_state(hand);
            for (int up = 0; up < VALUES; up++)
                for (int occasion = 0; occasion < OCCASIONS; occasion++)
                    TWO_CARDS[occasion][up][one][other] = two_cards(occasion, up, one, other);
        }
}

/* -- a round ------------------------------------------------------------------------------------ */

static uint8_t shoe[SHOE];
typedef struct { Rng rng; int cursor, shuffled; int64_t moves, halves; } Table;

INLINE void shuffle_ahead(Table *t, int end) {
    if (t->shuffled < end) t->shuffled = shuffle_part(shoe, t->shuffled, end, SHOE, &t->rng);
}

INLINE int next_card(Table *t) {
    shuffle_ahead(t, t->cursor + 1);
    return shoe[t->cursor++];
}

/* A pair is split: hand by hand, card by card. */
static __attribute__((noinline)) void play_split(Table *t, int up, int card, int dealer) {
    int state[OPTION_MAX_HANDS], hands = 2, is_waiting = 0;
    t->moves++;
    for (int i = 0; i < hands; i++) {
        for (;;) {
            int occasion = hands < OPTION_MAX_HANDS ? SPLIT_AGAIN : SPLIT_NO_MORE;
            state[i] = TWO_CARDS[occasion][up][card][next_card(t)];
            if (state[i] != SPLITTING) break;
            hands++;
            t->moves++;
        }
        for (; !is_done(state[i]); t->moves++) state[i] = NEXT[state[i]][next_card(t)];
        t->moves += state[i] / BY_CHOICE;
        is_waiting |= waits_for_dealer(state[i]);
    }
    while (is_waiting && dealer >= DRAWING) dealer = DEALERS_NEXT[dealer][next_card(t)];
    for (int i = 0; i < hands; i++) t->halves += GAIN[state[i]][dealer % DRAWING];
}

/* The seat's hand and then the dealer's: AT_ONCE cards unasked, and more where that is not enough. */
INLINE void play_hands(Table *t, int state, int dealer) {
    const uint8_t *cards = shoe + t->cursor;
    int drawn = 0, dealers = 0;
    for (int i = 0; i < AT_ONCE; i++) {
        drawn += !is_done(state);
        state = NEXT[state][cards[i]];
    }
    t->cursor += drawn;
    for (; RARELY(!is_done(state)); drawn++) state = NEXT[state][next_card(t)];
    if (RARELY(drawn > AT_ONCE)) shuffle_ahead(t, t->cursor + AT_ONCE);
    t->moves += drawn + state / BY_CHOICE;
    int is_waiting = waits_for_dealer(state);
    cards = shoe + t->cursor;
    for (int i = 0; i < AT_ONCE; i++) {
        dealers += dealer >= DRAWING;
        dealer = DEALERS_NEXT[dealer][cards[i]];
    }
    t->cursor += -is_waiting & dealers;
    while (RARELY(is_waiting & (dealer >= DRAWING))) dealer = DEALERS_NEXT[dealer][next_card(t)];
    t->halves += GAIN[state][dealer % DRAWING];
}

INLINE void play_round(Table *t) {
    const uint8_t *cards = shoe + t->cursor;
    int up = cards[1], state = TWO_CARDS[FIRST][up][cards[0]][cards[2]], dealer = DEALERS_TWO[up][cards[3]];
    t->cursor += DEALT;
    t->moves += 1 + (up == ACE); /* the bet, and no insurance */
    if (RARELY(dealer == DEALER_BLACKJACK)) t->halves -= state == BLACKJACK ? 0 : 2;
    else if (RARELY(state == SPLITTING)) {
        Table copy = *t; /* no pointer to the table itself, so that it stays in registers */
        play_split(&copy, up, cards[0], dealer);
        *t = copy;
    } else
        play_hands(t, state, dealer);
}

INLINE void play(Rng *rng, Sheet *sheet) {
    Table t = {.rng = *rng, .cursor = SHOE};
    for (int i = 0; i < SHOE; i++) shoe[i] = i % 13 < VALUES ? i % 13 : VALUES - 1;
    for (int round = 0; round < OPTION_ROUNDS; round++) {
        if (IS_FRESH || t.cursor >= CUT) {
            t.cursor = t.shuffled = 0;
            shuffle_ahead(&t, AHEAD);
        }
        play_round(&t);
    }
    int64_t gained = t.halves * OPTION_BET_MIN; /* money is counted in halves of a coin */
    *sheet = (Sheet){t.moves, OPTION_ROUNDS, {gained}, {gained < 0 ? 2 : 1}};
}

ENTRIES
