import type { LiveRound, RoomEvent, RoomRound, RoomState } from "@spilhus/contracts/bingo";

/** What a page knows of a room: its state, and the round that ended before the live one. */
export interface KnownRoom {
  readonly state: RoomState;
  readonly last: LiveRound | undefined;
  /** The round's own numbers are late since this time. */
  readonly lateSince: string | undefined;
}

const newRound = (round: RoomRound): LiveRound => ({
  ...{ round, commitment: null, called: [], won: [], nextNumberAt: null, cancelledBecause: null },
});

const isOver = ({ round: { state } }: LiveRound) => state === "finished" || state === "cancelled";

/** Changes the round that an event is about, whether it is live or comes later; an event of another round changes nothing. */
function changeRound(state: RoomState, id: string, change: (round: RoomRound) => RoomRound): RoomState {
  const { live, next } = state;
  return {
    ...state,
    live: live?.round.id === id ? { ...live, round: change(live.round) } : live,
    next: next.map((round) => (round.id === id ? change(round) : round)),
  };
}

/** Changes the live round if the event is about it. */
function changeLive(room: KnownRoom, id: string, change: (live: LiveRound) => LiveRound): KnownRoom {
  const { live } = room.state;
  if (live?.round.id !== id) return room;
  return { ...room, lateSince: undefined, state: { ...room.state, live: change(live) } };
}

function nextRound(room: KnownRoom, round: RoomRound): KnownRoom {
  const { state } = room;
  if (state.live?.round.id === round.id) return room;
  if (state.live && !isOver(state.live)) {
    const known = state.next.filter(({ id }) => id !== round.id);
    return { ...room, state: { ...state, next: [...known, round] } };
  }
  return {
    lateSince: undefined,
    last: state.live ?? room.last,
    state: { ...state, live: newRound(round), next: state.next.filter(({ id }) => id !== round.id) },
  };
}

/**
 * What a page knows of a room after an event. An event that it knows already, or of a round that it does not know, changes
 * nothing: streams may begin anew at any moment.
 */
export function applyRoomEvent(room: KnownRoom, event: RoomEvent): KnownRoom {
  switch (event.name) {
    case "state": {
      const { live } = room.state;
      const isOther = live && live.round.id !== event.data.live?.round.id;
      return {
        state: event.data,
        last: event.data.last ?? (isOther ? live : room.last),
        lateSince: undefined,
      };
    }
    case "round":
      return nextRound(room, event.data);
    case "sale": {
      const { round, players, plates, prizes } = event.data;
      const change = (known: RoomRound) => ({ ...known, players, plates, prizes });
      return { ...room, state: changeRound(room.state, round, change) };
    }
    case "closed": {
      const { round, commitment, players, plates, prizes } = event.data;
      return changeLive(room, round, (live) => ({
        ...live,
        commitment,
        round: { ...live.round, state: "drawn", players, plates, prizes },
      }));
    }
    case "ball": {
      const { round, called } = event.data;
      return changeLive(room, round, (live) => {
        if (live.called.some(({ index }) => index === called.index)) return live;
        return { ...live, round: { ...live.round, state: "showing" }, called: [...live.called, called] };
      });
    }
    case "won": {
      const { round, won } = event.data;
      return changeLive(room, round, (live) =>
        live.won.some(({ pattern }) => pattern === won.pattern) ? live : { ...live, won: [...live.won, won] },
      );
    }
    case "finished":
      return changeLive(room, event.data.round, (live) => ({
        ...{ ...live, nextNumberAt: null, round: { ...live.round, state: "finished" } },
      }));
    case "cancelled": {
      const { round, because } = event.data;
      return changeLive(room, round, (live) => ({
        ...{ ...live, cancelledBecause: because, round: { ...live.round, state: "cancelled" } },
      }));
    }
    case "pause":
      return room.state.live?.round.id === event.data.round ? { ...room, lateSince: event.data.since } : room;
  }
}
