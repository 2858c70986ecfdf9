"""Reviews of finished matches, links to them, and situations to practise; all of it computed by workers."""

from __future__ import annotations

import secrets

import msgspec
from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from ...engine import Refused
from ...engine.rng import seed
from ...protocol.rest import (
    MAX_RECORD,
    ContinuationRequest,
    RecordUpload,
    ReviewInfo,
    SharedReview,
    SharedSeat,
    TableCreated,
    TrainingHand,
    TrainingRequest,
)
from ..jobs import ContinuationJob, Continued, ReviewJob, TrainingJob
from ..storage.people import NotFound
from .context import AnyRequest, address_of, limits_of, registry_of
from .lobby import PersonId, Secret, limit_rate

# Of processor time.
REVIEW_SECONDS = 6.0  # some hundred rounds
SEARCH_SECONDS = 40.0  # mostly to load compiled rules, once in a worker
CONTINUATION_SECONDS = 3.0
TRAINING_SECONDS = 3.0


@get("/api/tables/{table:str}/review")
async def table_review(
    table: FromPath[str], state: State, request: AnyRequest, seat: FromQuery[int] = 0
) -> ReviewInfo:
    """What every decision of a seat cost in a finished match, and what was luck: for whoever may read its
    record."""
    limit_rate(request)
    text = await registry_of(state).record_of(table)
    return await compute_review(state, request, ReviewJob(text, seat))


@post("/api/records/review", request_max_body_size=2 * MAX_RECORD, status_code=200)
async def upload_review(data: JSONBody[RecordUpload], state: State, request: AnyRequest) -> ReviewInfo:
    """The same of a record that is uploaded; nothing of it is stored."""
    limit_rate(request)
    return await compute_review(state, request, ReviewJob(data.record, data.seat or 0, is_uploaded=True))


async def compute_review(state: State, request: AnyRequest, job: ReviewJob) -> ReviewInfo:
    """An address has one at a time."""
    async with limits_of(state).computation(address_of(request.scope)):
        seconds = SEARCH_SECONDS if job.is_searched else REVIEW_SECONDS
        found = await registry_of(state).workers.run(job, seconds)
    return msgspec.json.decode(found, type=ReviewInfo)


# -- shared reviews ---------------------------------------------------------------------------------


@post("/api/reviews")
async def share_review(
    data: JSONBody[SharedSeat], state: State, request: AnyRequest, person: PersonId, secret: Secret
) -> SharedReview:
    """Store the review of one's own seat in a finished match, to be read by whoever has its id."""
    limit_rate(request)
    registry = registry_of(state)
    maker = await registry.people.authenticate(person, secret)
    seat = await registry.index.seat_of(data.table, maker.id)
    if seat is None:
        raise NotFound("unknown-table")
    text = await registry.record_of(data.table)
    review = await compute_review(state, request, ReviewJob(text, seat))
    return await registry.reviews.share(maker, data.table, review)


@get("/api/reviews/{review:str}")
async def shared_review(review: FromPath[str], state: State, request: AnyRequest) -> ReviewInfo:
    """A shared review: the name of its maker, and neither others' names nor the record."""
    limits_of(state).check_reading(address_of(request.scope))
    return await registry_of(state).reviews.read(review)


@delete("/api/reviews/{review:str}")
async def delete_review(review: FromPath[str], state: State, person: PersonId, secret: Secret) -> None:
    """Delete a review that one shared."""
    registry = registry_of(state)
    await registry.reviews.delete(await registry.people.authenticate(person, secret), review)


@get("/api/people/me/reviews")
async def my_reviews(state: State, person: PersonId, secret: Secret) -> list[SharedReview]:
    """The reviews that one shares, the newest first."""
    registry = registry_of(state)
    return await registry.reviews.of_person(await registry.people.authenticate(person, secret))


# -- what if ----------------------------------------------------------------------------------------


@post("/api/continuations", request_max_body_size=2 * MAX_RECORD)
async def take_over(
    data: JSONBody[ContinuationRequest], state: State, request: AnyRequest, person: PersonId, secret: Secret
) -> TableCreated:
    """Open a table whose match goes on from a moment of a finished one: whoever asks takes a seat over, bots
    have the others, and what that seat had not seen is drawn anew."""
    limit_rate(request)
    registry = registry_of(state)
    host = await registry.people.authenticate(person, secret)
    text = data.record or await registry.record_of(data.table)
    job = ContinuationJob(text, data.moves, data.seat, random_stream(), is_uploaded=bool(data.record))
    async with limits_of(state).computation(address_of(request.scope)):
        found = await registry.workers.run(job, CONTINUATION_SECONDS)
    return TableCreated(await registry.continue_match(host, msgspec.json.decode(found, type=Continued)))


def random_stream() -> list[int]:
    stream = [0] * 4
    seed(stream, secrets.randbits(63), 0)
    return stream


# -- practice ---------------------------------------------------------------------------------------


@post("/api/training", status_code=200)
async def training(data: JSONBody[TrainingRequest], state: State, request: AnyRequest) -> TrainingHand:
    """A situation from a real deal, with its answer; nothing is stored. The pace is that of hints."""
    limits, address = limits_of(state), address_of(request.scope)
    if not limits.hint_budget(address).take(limits.clock.monotonic()):
        raise Refused("too-fast")
    async with limits.computation(address):
        found = await registry_of(state).workers.run(TrainingJob(data, random_stream()), TRAINING_SECONDS)
    return msgspec.json.decode(found, type=TrainingHand)


REVIEW_ROUTES = [
    table_review, upload_review, share_review, shared_review, delete_review, my_reviews, take_over, training,
]  # fmt: skip
