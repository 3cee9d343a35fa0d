/** What `requestKeeper` keeps in the tab's session storage. */
interface Kept<Asked> {
  readonly key: string;
  readonly request: Asked;
  /** The player has left the page to confirm it. */
  readonly isConfirming?: boolean;
  /** Of the device's clock: only its difference counts. */
  readonly at: number;
}

interface KeeperSettings<Asked extends object> {
  /** Name of its place in the tab's session storage. */
  readonly place: string;
  /** Whether this is such a request: session storage can hold anything. */
  readonly isRequest: (stored: Partial<Asked>) => boolean;
  /** Whether two requests are the same one. Default: they have the same fields, in any order. */
  readonly isSame?: (one: Asked, other: Asked) => boolean;
}

/** Keeps one request of a player, with its idempotency key, until the service has answered it for good. */
export interface RequestKeeper<Asked extends object> {
  /** The key of a request: the same one for the same request, also after a reload, so that it is carried out once. */
  keyFor(request: Asked): string;
  /** The unanswered request, if there is one. */
  unanswered(): Asked | undefined;
  /** Notes that the player leaves the page to confirm the request, which is sent again when they come back. */
  goToConfirm(request: Asked): void;
  /** The request with which the player comes back, once. */
  comeBack(): Asked | undefined;
  /** Removes request and key after an answer: the next request is a new one. */
  forget(): void;
}

/** A request of an earlier visit is not sent again. */
const KEPT_MS = 30 * 60_000;

const written = (request: object) =>
  JSON.stringify(Object.entries(request).toSorted(([one], [other]) => one.localeCompare(other)));
const hasSameFields = (one: object, other: object) => written(one) === written(other);

/** Requests of one kind; a tab has one unanswered request of it at most. */
export function requestKeeper<Asked extends object>(settings: KeeperSettings<Asked>): RequestKeeper<Asked> {
  const { place, isRequest, isSame = hasSameFields } = settings;
  const read = (): Kept<Asked> | undefined => {
    try {
      // Only `write` puts it there; anything else fails one of the checks below.
      const kept = JSON.parse(sessionStorage.getItem(place) ?? "null") as Partial<Kept<Asked>> | null;
      const { key, request, isConfirming = false, at } = kept ?? {};
      if (typeof key !== "string" || typeof at !== "number" || Date.now() - at > KEPT_MS) return undefined;
      return request && isRequest(request) ? { key, request, isConfirming, at } : undefined;
    } catch {
      return undefined;
    }
  };
  const write = (kept: Kept<Asked>) => {
    try {
      sessionStorage.setItem(place, JSON.stringify(kept));
    } catch {
      // Without session storage a reload begins a new request; the service still carries each key out once.
    }
  };
  const keyFor = (request: Asked) => {
    const kept = read();
    if (kept && isSame(kept.request, request)) return kept.key;
    const key = crypto.randomUUID();
    write({ key, request, at: Date.now() });
    return key;
  };
  return {
    keyFor,
    unanswered: () => read()?.request,
    goToConfirm(request) {
      write({ key: keyFor(request), request, isConfirming: true, at: Date.now() });
    },
    comeBack() {
      const kept = read();
      if (!kept?.isConfirming) return undefined;
      write({ ...kept, isConfirming: false });
      return kept.request;
    },
    forget() {
      try {
        sessionStorage.removeItem(place);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
