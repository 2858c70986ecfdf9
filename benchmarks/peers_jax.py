"""Games of the peers that JAX compiles: many tables at a time, every table at random.

Whole batches run inside one compiled loop, as their authors mean them to be used. pgx has
neither blackjack nor UNO; of its games with hidden cards two stand beside ours.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from .registry import Batch, Count, measurement

SEED = 1
TABLES = 16_384
STEPS = 16  # of every table, in one call


def looped(step: Callable[[Any, Any], tuple[Any, Any]], first: Any) -> Batch:
    """``step`` takes all tables and a key, and gives the tables and how much was done."""
    import jax

    def body(carry: Any, _: None) -> tuple[Any, Any]:
        tables, key = carry
        key, spent = jax.random.split(key)
        tables, count = step(tables, spent)
        return (tables, key), count

    run = jax.jit(lambda carry: jax.lax.scan(body, carry, None, length=STEPS))
    carry = (first, jax.random.PRNGKey(SEED))

    def batch(games: int) -> Count:
        nonlocal carry
        counts = []
        for _ in range(games):
            carry, count = run(carry)
            counts.append(jax.block_until_ready(count))
        return lambda: sum(int(count.sum()) for count in counts)

    return batch


@measurement(
    f"Gymnasium JAX blackjack, {TABLES:,} tables",
    groups=("blackjack", "siete y medio"),
    unit="rounds/s",
    package="gymnasium",
)
def gymnasium_blackjack() -> Batch:
    import jax
    import jax.numpy as jnp
    from gymnasium.envs.tabular.blackjack import BlackjackFunctional

    env = BlackjackFunctional()
    initial, transition = jax.vmap(env.initial), jax.vmap(env.transition)

    def step(tables: Any, key: Any) -> tuple[Any, Any]:
        """Hit or stand; a table whose round is over begins another."""
        choosing, playing, dealing = jax.random.split(key, 3)
        actions = jax.random.randint(choosing, (TABLES,), 0, 2)
        played = transition(tables, actions, jax.random.split(playing, TABLES))
        over = played.done > 0
        fresh = initial(jax.random.split(dealing, TABLES))

        def pick(new: Any, old: Any) -> Any:
            return jnp.where(over.reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

        return jax.tree.map(pick, fresh, played), over.sum()

    first = initial(jax.random.split(jax.random.PRNGKey(SEED), TABLES))
    return looped(step, jax.tree.map(jnp.asarray, first))


def pgx_game(id: str) -> Batch:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(id)
    move = jax.vmap(auto_reset(env.step, env.init))

    def step(tables: Any, key: Any) -> tuple[Any, Any]:
        choosing, playing = jax.random.split(key)
        weights = jnp.where(tables.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, weights, axis=1)
        return move(tables, actions, jax.random.split(playing, TABLES)), jnp.int32(TABLES)

    return looped(step, jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(SEED), TABLES)))


for id, name in (("leduc_holdem", "Leduc hold'em"), ("sparrow_mahjong", "sparrow mahjong")):
    measurement(
        f"pgx {name}, {TABLES:,} tables", groups=("uno", "conclave"), unit="decisions/s", package="pgx"
    )(partial(pgx_game, id))
