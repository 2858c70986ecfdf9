"""What a seat of UNO cannot know (``veil``), and worlds that it considers possible (``sample``).

A *world* is a position in which every hidden card is filled in. It is possible for a seat if the
round, played with those cards, would have shown this seat exactly what it saw (``replay.py``).

**Known exactly** (``knowledge.py``, ``blanks.py``): the own hand and every card that the seat drew;
all cards laid; how many cards each seat drew, laid and holds; hands seen in a challenge; what the
pile was made of at a reshuffle; that a +4 was lawful or not; that a seat which passed could lay
nothing.

**Weighed**: all 108 cards are different to the shuffler, and which of several equal cards was laid
is anybody's guess. So all orders in which the cards may have been shuffled, each with a choice of
the card laid each time, are equally likely as long as they agree with the history, and no others
are possible. A world is drawn in proportion to the number of those that lead to it.

**Weighed on request** (``sample_by_choices``): what seats chose to do. One that drew, or kept what it
drew, had nothing to lay, except for a share that does so on purpose (``replay.VOLUNTARY``). ``sample``
leaves it out.

Two methods draw a world (``sampling.py`` chooses):

- *Rejection sampling* (``rejection.py``) where little is known: deal the unseen cards at random,
  choose at random which cards of each hand were the drawn ones, and reject the world if its replay
  disagrees with the history. It is exact.
- A *particle filter* (``particle_filter.py``) where that would reject nearly everything: sequential
  importance sampling with resampling (Gordon, Salmond and Smith, "Novel approach to
  nonlinear/non-Gaussian Bayesian state estimation", 1993). Each particle (``particles.py``) is a
  hypothesis of where the cards went, followed through the history entry by entry
  (``propagation.py``, ``slots.py``), with an importance weight (``weights.py``). When weights get uneven the
  particles are resampled systematically (``resampling.py``; Kitagawa, "Monte Carlo filter and
  smoother for non-Gaussian nonlinear state space models", 1996). At the end blanks that are left are
  filled in and one particle is drawn by its weight (``completion.py``); for hints, which need many
  worlds of one position soon, they are drawn from one filter with more particles (``sample_worlds``).

A third goes from world to world (``walk_by_choices``): a *Markov chain* (``markov_chain.py``, its state in
``chains.py``) exchanges hidden cards, and accepts a world by how likely its hands are
(``hand_weights.py``), which cards they chose to lay included (``choice_model.py``). A search, which needs
thousands of worlds of one position, samples one now and then and walks on from it: that costs little,
however much is known.

**Approximate**: with finitely many particles the filter's worlds are nearly, not exactly, in
proportion. Where even the largest number of particles finds no world after several attempts, or the one
filter of a hint hardly any, the unseen cards are dealt as if nothing else were known.
"""

from .markov_chain import walk_by_choices
from .sampling import sample, sample_by_choices, sample_worlds
from .veiling import veil

__all__ = ["sample", "sample_by_choices", "sample_worlds", "veil", "walk_by_choices"]
