import {
  INITIAL_STATE,
  transition,
  type Circumstances,
  type SupportEffect,
  type SupportEvent,
  type SupportState,
} from "../machine/supportMachine.ts";
import type { SupportAdapter, SupportUser } from "./supportAdapter.ts";

export interface DriveOptions {
  readonly adapter: SupportAdapter;
  /** The player to boot for; nothing for a guest. */
  readonly user: () => Promise<SupportUser | null>;
}

/** The machine with an adapter behind it, as a store. */
export interface SupportDriver {
  readonly state: () => SupportState;
  readonly subscribe: (listener: () => void) => () => void;
  meet(now: Circumstances): void;
  send(event: Exclude<SupportEvent, { readonly type: "circumstances" }>): void;
}

/** Carries out what the machine says. An answer of a boot that was given up since is dropped. */
export function driveSupport({ adapter, user }: DriveOptions): SupportDriver {
  let state = INITIAL_STATE;
  let turn = 0;
  const listeners = new Set<() => void>();

  function dispatch(event: SupportEvent): void {
    const next = transition(state, event);
    const hasChanged = next.state !== state;
    state = next.state;
    for (const effect of next.effects) carryOut(effect);
    if (hasChanged) for (const listener of listeners) listener();
  }

  function carryOut(effect: SupportEffect): void {
    switch (effect) {
      case "boot": {
        turn += 1;
        const own = turn;
        const settle = (type: "booted" | "failed") => () => {
          if (own === turn) dispatch({ type });
        };
        user()
          .then((who) => (own === turn ? adapter.boot(who) : undefined))
          .then(settle("booted"), settle("failed"));
        return;
      }
      case "open":
        return adapter.open();
      case "close":
        return adapter.close();
      case "shutdown":
        turn += 1;
        return adapter.shutdown();
    }
  }

  adapter.onOpenChange((isOpen) => {
    if (!isOpen) dispatch({ type: "closed" });
  });
  adapter.onFailure(() => dispatch({ type: "failed" }));
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    meet: (now) => dispatch({ type: "circumstances", now }),
    send: dispatch,
  };
}
