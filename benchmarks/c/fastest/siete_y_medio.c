/* Siete y medio: one seat that bets the least and plays by the chart (CHART_TAKES) against the bank.
 *
 * A round is an automaton: its state is how many cards the seat has, its points and the bank's,
 * and a card leads to the next one. So no branch asks what a card did. Who wins what, and how
 * many decisions it took, is looked up for the last state; only the prize for a seven and a
 * figure needs to know which cards they were. */
#include "table.h"

enum { CARDS = 40, SUIT = 10, SEVEN = 6, FIGURES = 7, KING = 9, ORO = 3, EXACT = 15 };
enum { VALUES = 8, POINTS = 32, SIZES = 16, STATES = SIZES * POINTS * POINTS };
enum { AT_ONCE = 6 }; /* so many cards are dealt unasked: in 19 of 20 rounds no more are needed */

/* What this program takes for granted: points alone say whether to take a card. */
_Static_assert(CHART_ONE == 0 && CHART_OTHER == 0, "no hand is named by the chart");

static uint8_t VALUE[CARDS];            /* 0 for a figure, or the number on the card */
static uint16_t NEXT[STATES][VALUES];
static int16_t MOVES[STATES];
static int32_t GAIN[STATES];

INLINE int state_of(int size, int points, int bank) { return (size * POINTS + points) * POINTS + bank; }
INLINE int size_of(int state) { return state / (POINTS * POINTS); }
INLINE int points_of(int state) { return state / POINTS % POINTS; }
INLINE int bank_of(int state) { return state % POINTS; }

INLINE int is_over(int state) { return bank_of(state) >= OPTION_BANK_STANDS; }
INLINE int takes_card(int state) { return size_of(state) == 0 || CHART_TAKES >> points_of(state) & 1; }

static int next_state(int state, int value) {
    int half_points = value == 0 ? 1 : 2 * value;
    if (is_over(state)) return state; /* cards dealt unasked change nothing */
    if (takes_card(state)) return state + state_of(1, half_points, 0);
    return state + state_of(0, 0, half_points);
}

/* Without the prize for a seven and a figure. */
static int gain(int size, int points, int bank) {
    if (points > EXACT || (bank <= EXACT && points <= bank)) return -OPTION_BET_MIN;
    return OPTION_BET_MIN + (OPTION_PRIZES && points == EXACT && size > 2 ? OPTION_BET_MIN * 25 / 100 : 0);
}

__attribute__((constructor)) static void fill_tables(void) {
    for (int card = 0; card < CARDS; card++) VALUE[card] = card % SUIT < FIGURES ? card % SUIT + 1 : 0;
    for (int state = 0; state < STATES; state++) {
        int size = size_of(state), points = points_of(state);
        for (int value = 0; value < VALUES; value++) NEXT[state][value] = next_state(state, value) % STATES;
        MOVES[state] = 1 + size - (points >= EXACT); /* the bet, and card or stand for every card */
        GAIN[state] = gain(size, points, bank_of(state));
    }
}

static int prize_percent(int one, int other) {
    int seven = one % SUIT == SEVEN ? one : other, figure = one + other - seven;
    int same_suit = seven / SUIT == figure / SUIT;
    if (seven / SUIT == ORO && figure % SUIT == KING && (!OPTION_KING || same_suit)) return 100;
    return same_suit ? 75 : 50;
}

typedef struct { uint64_t cards; int left; } Deck; /* the cards that are left in it, as bits */

INLINE int next_card(Deck *deck, uint64_t *word) {
    uint64_t bit = kth_bit(deck->cards, take_below(word, deck->left--));
    deck->cards ^= bit;
    return lowest(bit);
}

/* What the seat wins, or loses: below zero. */
INLINE int play_round(Rng *rng, int64_t *moves) {
    Deck deck = {(1ull << CARDS) - 1, CARDS};
    uint64_t word = random_word(rng);
    int one = next_card(&deck, &word), other = next_card(&deck, &word);
    int state = NEXT[NEXT[0][VALUE[one]]][VALUE[other]];
    for (int i = 2; i < AT_ONCE; i++) state = NEXT[state][VALUE[next_card(&deck, &word)]];
    while (RARELY(!is_over(state))) {
        word = random_word(rng);
        state = NEXT[state][VALUE[next_card(&deck, &word)]];
    }
    *moves += MOVES[state];
    int won = GAIN[state], is_two = state / POINTS == state_of(2, EXACT, 0) / POINTS;
    if (RARELY(OPTION_PRIZES && is_two && won > 0)) won += OPTION_BET_MIN * prize_percent(one, other) / 100;
    return won;
}

INLINE void play(Rng *rng, Sheet *sheet) {
    int64_t money = OPTION_PLAYER_MONEY, bank_money = OPTION_BANK_MONEY, moves = 0;
    int round = 0;
    do {
        int won = play_round(rng, &moves);
        money += won;
        bank_money -= won;
        round++;
    } while (bank_money > 0 && round < OPTION_ROUNDS && money >= OPTION_BET_MIN);
    int64_t gained = money - OPTION_PLAYER_MONEY;
    *sheet = (Sheet){moves, round, {gained}, {gained < 0 ? 2 : 1}};
}

ENTRIES
