"""The events that a stream has emitted, so that each is emitted once, also after a lost connection."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Generic, TypeVar

from .models import OrderEvent, Position, UserTrade

T = TypeVar("T")


class EventMemory(Generic[T]):
    """Returns what is new in the events of each frame."""

    def __init__(
        self,
        id_of: Callable[[T], str],
        state_of: Callable[[T], object],
        is_over: Callable[[T], bool],
        ended: Callable[[T], T] | None = None,
    ) -> None:
        self._id_of = id_of
        self._state_of = state_of
        self._is_over = is_over
        self._ended = ended
        self._known: dict[str, T] = {}

    def take(self, events: Iterable[T], is_state: bool) -> list[T]:
        """Returns the new events of a frame; the first frame of a connection has the whole state."""
        listed = list(events)
        present = {self._id_of(event) for event in listed}
        fresh = [event for event in listed if not self._is_known(event)]
        if is_state and self._ended:
            fresh += [self._ended(last) for id, last in self._known.items() if id not in present]
        for event in fresh:
            if self._is_over(event):
                self._known.pop(self._id_of(event), None)
            else:
                self._known[self._id_of(event)] = event
        return fresh

    def _is_known(self, event: T) -> bool:
        last = self._known.get(self._id_of(event))
        return last is not None and self._state_of(last) == self._state_of(event)


def remember_orders() -> EventMemory[OrderEvent]:
    return EventMemory(
        id_of=lambda event: event.order.id,
        state_of=lambda event: event.order,
        is_over=lambda event: event.type == "closed",
        ended=lambda event: replace(event, type="closed"),
    )


def remember_trades() -> EventMemory[UserTrade]:
    """One that was emitted is never emitted again."""
    return EventMemory(id_of=lambda trade: trade.id, state_of=lambda _: None, is_over=lambda _: False)


def remember_positions() -> EventMemory[Position]:
    """Changes of prices alone are no events."""
    return EventMemory(
        id_of=lambda position: position.outcome_id,
        state_of=lambda position: (position.size, position.entry_price, position.realized_pn_l),
        is_over=lambda position: position.size == 0,
        ended=lambda position: Position(
            market_id=position.market_id,
            outcome_id=position.outcome_id,
            outcome_label=position.outcome_label,
            size=0,
        ),
    )
