/* Blackjack: one seat that bets the least and plays basic strategy (CHART_LINES, CHART_PAIRS, as
 * src/sobremesa/games/blackjack/strategy.py writes them), at a table with every option on. */
#include "table.h"

enum { DECK = 52, RANKS = 13, PILE = DECK * (OPTION_DECKS + 12), COIN = 2, ACE = 1, TEN = 10 };
enum { IS_FRESH = OPTION_SHOE == 1 };
enum { HIT = 2, STAND, DOUBLE, SPLIT, SURRENDER, INSURE, DECLINE, SKIP, CONTINUE, BET };
enum { OPEN, DOUBLED, STANDING, BUST, BLACKJACK, SURRENDERED };
/* Where things stand in a line and in the pairs of the chart. */
enum { SOFT_STAND = 3, HARD_DOUBLE = 5, SOFT_DOUBLE = 13, HARD_SURRENDER = 22, LATE_STAND = 27 };
enum { AFTER_SPLIT = 1, SPLIT_ACES_HIT = 40, SURRENDER_7S = 44, SURRENDER_8S = 48 };

/* What this program takes for granted: the dealer looks, any two cards may be doubled, also
 * after a split, and pairs of one value split; aces may be split and hit again. */
_Static_assert(OPTION_HOLE == 0 && OPTION_DOUBLE == 0 && OPTION_DOUBLE_AFTER_SPLIT, "doubles");
_Static_assert(OPTION_SPLIT == 0 && OPTION_RESPLIT_ACES && OPTION_HIT_SPLIT_ACES, "splits");
_Static_assert(OPTION_INSURANCE && OPTION_SURRENDER && !OPTION_DEALER_PLAYS, "offers");
_Static_assert(OPTION_BLACKJACK_PAYS == 0 && OPTION_BLACKJACK_BEATS_21 && OPTION_ROUNDS > 0, "pays");

typedef struct { int hard, aces, count, first, second, fate; int64_t bet; } Hand;

typedef struct {
    Rng rng; /* of the cards: nothing else is left to chance */
    int cursor, size, hands;
    Hand hand[OPTION_MAX_HANDS], dealer;
    int64_t money, moves, out[6];
    uint8_t pile[PILE];
} State;

static const int64_t LINES[] = CHART_LINES, PAIRS[] = CHART_PAIRS;

INLINE int value(int card) { return card % RANKS < TEN ? card % RANKS + 1 : TEN; }
INLINE int is_soft(const Hand *h) { return h->aces > 0 && h->hard <= 11; }
INLINE int points(const Hand *h) { return is_soft(h) ? h->hard + 10 : h->hard; }

/* -- the shoe: shuffled together; if it is fresh for every round, card by card on demand --------- */

INLINE void lay_under(State *s, int decks) {
    for (int i = 0; i < decks * DECK; i++) s->pile[s->size + i] = i % DECK;
    if (!IS_FRESH) shuffle(s->pile + s->size, decks * DECK, &s->rng);
    s->size += decks * DECK;
}

INLINE void shuffle_shoe(State *s) {
    s->cursor = 0;
    if (IS_FRESH && s->size == OPTION_DECKS * DECK) return; /* as it lies is as good */
    s->size = 0;
    lay_under(s, OPTION_DECKS);
}

INLINE int next_value(State *s) {
    if (RARELY(s->cursor == s->size)) lay_under(s, 1); /* there may be no card left in mid-round */
    int at = s->cursor++;
    return value(IS_FRESH ? next_card(s->pile, at, s->size, &s->rng) : s->pile[at]);
}

INLINE void add(Hand *h, int value) {
    if (h->count == 0) h->first = value;
    else if (h->count == 1) h->second = value;
    h->count++;
    h->hard += value;
    h->aces += value == ACE;
}

/* -- the moves of a hand ------------------------------------------------------------------------ */

INLINE int may_double(const State *s, const Hand *h) { return h->count == 2 && s->money >= h->bet; }
INLINE int may_split(const State *s, const Hand *h) {
    return may_double(s, h) && h->first == h->second && s->hands < OPTION_MAX_HANDS;
}
INLINE int may_surrender(const State *s, const Hand *h) { return h->count == 2 && s->hands == 1; }

INLINE int list(State *s, const Hand *h) {
    int n = 0;
    s->out[n++] = HIT;
    s->out[n++] = STAND;
    if (may_double(s, h)) s->out[n++] = DOUBLE;
    if (may_split(s, h)) s->out[n++] = SPLIT;
    if (may_surrender(s, h)) s->out[n++] = SURRENDER;
    return n;
}

INLINE uint32_t as_bits(const State *s, int n) {
    uint32_t moves = 0;
    for (int i = 0; i < n; i++) moves |= 1u << s->out[i];
    return moves;
}

INLINE int advise(State *s, const Hand *h) {
    uint32_t offered = as_bits(s, list(s, h));
    int64_t line = LINES[s->dealer.first - 1], pairs = PAIRS[s->dealer.first - 1];
    int now = points(h), doubles, stand_from, pair = offered >> SPLIT & 1 ? h->first : 0;
    if (pair) {
        int gives_up = pair == 7 ? pairs >> (SURRENDER_7S + AFTER_SPLIT) & 1
                     : pair == 8 ? pairs >> (SURRENDER_8S + AFTER_SPLIT) & 1 : 0;
        if (gives_up && offered >> SURRENDER & 1) return SURRENDER;
        int place = pair == ACE ? SPLIT_ACES_HIT + AFTER_SPLIT : 10 * AFTER_SPLIT + pair - 1;
        if (pairs >> place & 1) return SPLIT;
    }
    if (is_soft(h)) {
        doubles = line >> (SOFT_DOUBLE + now - 12) & 1;
        stand_from = 17 + (line >> SOFT_STAND & 3);
    } else {
        int gives_up = now >= 13 && now <= 17 && line >> (HARD_SURRENDER + now - 13) & 1;
        if (!pair && gives_up && offered >> SURRENDER & 1) return SURRENDER;
        doubles = now <= 11 && line >> (HARD_DOUBLE + now - 4) & 1;
        stand_from = 12 + (line >> (h->count > 2 ? LATE_STAND : 0) & 7);
    }
    if (doubles && offered >> DOUBLE & 1) return DOUBLE;
    return now < stand_from ? HIT : STAND;
}

/* -- a round ------------------------------------------------------------------------------------ */

/* The hand gets a card, which may end it. */
INLINE void serve(State *s, Hand *h) {
    add(h, next_value(s));
    int now = points(h);
    if (now > 21) h->fate = BUST;
    else if (now == 21 || h->fate == DOUBLED) h->fate = STANDING;
}

INLINE void split(State *s, Hand *h) {
    Hand *other = &s->hand[s->hands++];
    Hand one = {.bet = h->bet};
    s->money -= h->bet;
    add(&one, h->first);
    *h = *other = one;
}

INLINE void play_hand(State *s, Hand *h) {
    if (h->count == 1) serve(s, h);
    while (h->fate == OPEN) {
        int move = advise(s, h);
        s->moves++;
        if (move == STAND) h->fate = STANDING;
        else if (move == SURRENDER) h->fate = SURRENDERED;
        else {
            if (move == SPLIT) split(s, h);
            if (move == DOUBLE) s->money -= h->bet, h->bet *= 2, h->fate = DOUBLED;
            serve(s, h);
        }
    }
}

INLINE void dealer_plays(State *s, int hidden) {
    add(&s->dealer, hidden);
    for (;;) {
        int now = points(&s->dealer);
        if (now > 17 || (now == 17 && !(OPTION_SOFT_17 && is_soft(&s->dealer)))) return;
        add(&s->dealer, next_value(s));
    }
}

INLINE int64_t gain(const Hand *h, int dealers, int dealers_blackjack) {
    if (h->fate == BUST) return -h->bet;
    if (h->fate == SURRENDERED) return -(h->bet / 2);
    if (h->fate == BLACKJACK) return dealers_blackjack ? 0 : h->bet * 3 / 2;
    if (dealers_blackjack) return -h->bet;
    int mine = points(h);
    return dealers > 21 || mine > dealers ? h->bet : mine == dealers ? 0 : -h->bet;
}

INLINE void settle(State *s, int dealers_blackjack) {
    for (int i = 0; i < s->hands; i++)
        s->money += s->hand[i].bet + gain(&s->hand[i], points(&s->dealer), dealers_blackjack);
}

INLINE void play_round(State *s) {
    int64_t most = s->money / COIN;
    int n = amounts(BET, OPTION_BET_MIN, OPTION_BET_MAX < most ? OPTION_BET_MAX : most, s->out);
    s->out[n] = SKIP;
    s->moves++;
    Hand *h = &s->hand[0];
    *h = (Hand){.bet = (s->out[0] - BET) * COIN};
    s->dealer = (Hand){0};
    s->hands = 1;
    s->money -= h->bet;
    add(h, next_value(s));
    add(&s->dealer, next_value(s));
    add(h, next_value(s));
    int hidden = next_value(s), up = s->dealer.first;
    if (points(h) == 21) h->fate = BLACKJACK;
    if (up == ACE && s->money >= h->bet / 2) { /* never insured */
        s->out[0] = DECLINE, s->out[1] = INSURE;
        s->moves++;
    }
    int dealers_blackjack = up + hidden == 11 && (up == ACE || hidden == ACE);
    int standing = 0;
    for (int i = 0; i < s->hands && !dealers_blackjack; i++) {
        if (s->hand[i].fate == OPEN) play_hand(s, &s->hand[i]);
        standing |= s->hand[i].fate == STANDING;
    }
    if (standing) dealer_plays(s, hidden);
    settle(s, dealers_blackjack);
}

INLINE void play(Rng *rng, Sheet *sheet) {
    static State s; /* too large to be cleared for every match */
    int round = 0, out_of_cards = 1;
    s.money = OPTION_START_MONEY * COIN;
    s.moves = s.size = 0;
    s.rng = IS_FRESH ? seeded_pile(rng) : *rng;
    do {
        if (out_of_cards) shuffle_shoe(&s);
        play_round(&s);
        round++;
        out_of_cards = IS_FRESH || s.cursor * 100 >= OPTION_DECKS * DECK * OPTION_CUT;
    } while (round < OPTION_ROUNDS && s.money >= OPTION_BET_MIN * COIN);
    int64_t gained = s.money - OPTION_START_MONEY * COIN;
    *sheet = (Sheet){s.moves, round, {gained}, {gained < 0 ? 2 : 1}};
}

ENTRIES
