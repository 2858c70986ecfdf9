/* Siete y medio: one seat that plays by the chart (CHART_TAKES, CHART_ONE, CHART_OTHER) against the bank. */
#include "table.h"

enum { CARDS = 40, SUIT = 10, SEVEN = 6, FIGURES = 7, KING = 9, ORO = 3, EXACT = 15 };
enum { CARD = 2, STAND, BET };

/* In half points, by position within a suit. */
static const uint8_t VALUE[SUIT] = {2, 4, 6, 8, 10, 12, 14, 1, 1, 1};

typedef struct {
    int points, size;
    uint8_t cards[14];
    int64_t counts; /* of each value, four bits each, as the chart names hands */
} Hand;

INLINE void add(Hand *hand, uint8_t card) {
    int value = VALUE[card % SUIT];
    hand->cards[hand->size++] = card;
    hand->points += value;
    hand->counts += (int64_t)1 << 4 * (value / 2);
}

INLINE int takes_card(const Hand *hand) {
    int by_points = CHART_TAKES >> hand->points & 1;
    return by_points != (hand->counts == CHART_ONE || hand->counts == CHART_OTHER);
}

INLINE int prize_percent(const Hand *hand) {
    if (hand->points != EXACT || !OPTION_PRIZES) return 0;
    if (hand->size > 2) return 25;
    uint8_t seven = hand->cards[0], figure = hand->cards[1];
    if (seven % SUIT != SEVEN) seven = hand->cards[1], figure = hand->cards[0];
    int same_suit = seven / SUIT == figure / SUIT;
    if (seven / SUIT == ORO && figure % SUIT == KING && (!OPTION_KING || same_suit)) return 100;
    return same_suit ? 75 : 50;
}

/* What a seat that bet so much wins, or loses: below zero. */
INLINE int64_t gain(const Hand *seat, const Hand *bank, int64_t bet) {
    if (seat->points > EXACT || (bank->points <= EXACT && seat->points <= bank->points)) return -bet;
    return bet + bet * prize_percent(seat) / 100;
}

INLINE void play(Rng *rng, Sheet *sheet) {
    int64_t money = OPTION_PLAYER_MONEY, bank_money = OPTION_BANK_MONEY, moves = 0, out[5];
    uint8_t pile[CARDS];
    Rng pile_rng = seeded_pile(rng);
    int round = 0;
    for (int i = 0; i < CARDS; i++) pile[i] = i;
    do {
        Hand seat = {0}, bank = {0};
        int cursor = 0;
        add(&seat, next_card(pile, cursor++, CARDS, &pile_rng));
        amounts(BET, OPTION_BET_MIN, OPTION_BET_MAX < money ? OPTION_BET_MAX : money, out);
        int64_t bet = out[0] - BET;
        moves++;
        do {
            out[0] = CARD, out[1] = STAND;
            moves++;
            if (out[!takes_card(&seat)] == STAND) break;
            add(&seat, next_card(pile, cursor++, CARDS, &pile_rng));
        } while (seat.points < EXACT);
        while (bank.points < OPTION_BANK_STANDS) add(&bank, next_card(pile, cursor++, CARDS, &pile_rng));
        int64_t won = gain(&seat, &bank, bet);
        money += won;
        bank_money -= won;
        round++;
    } while (bank_money > 0 && round < OPTION_ROUNDS && money >= OPTION_BET_MIN);
    int64_t gained = money - OPTION_PLAYER_MONEY;
    *sheet = (Sheet){moves, round, {gained}, {gained < 0 ? 2 : 1}};
}

ENTRIES
