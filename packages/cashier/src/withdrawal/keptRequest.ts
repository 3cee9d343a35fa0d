/** A player's request that MitID must confirm. */
export type AskedRequest =
  | {
      readonly kind: "withdraw";
      readonly amountOre: number;
      readonly accountId: string;
      readonly acceptedLossOre?: number;
    }
  | { readonly kind: "add" }
  | { readonly kind: "remove"; readonly accountId: string };

interface Kept {
  readonly key: string;
  readonly request: AskedRequest;
  /** The player has gone to MitID to confirm it. */
  readonly isConfirming: boolean;
  /** Of the device's clock: only its difference counts. */
  readonly at: number;
}

const PLACE = "withdrawal-request";
/** A request of an earlier visit is not sent again. */
const KEPT_MS = 30 * 60_000;

const KINDS: readonly unknown[] = ["withdraw", "add", "remove"];

function read(): Kept | undefined {
  try {
    // Only this module writes it; anything else fails one of the checks below.
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    const { key, request, at, isConfirming = false } = kept ?? {};
    if (typeof key !== "string" || !KINDS.includes(request?.kind) || typeof at !== "number") return undefined;
    return request === undefined || Date.now() - at > KEPT_MS
      ? undefined
      : { key, request, isConfirming, at };
  } catch {
    return undefined;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Without session storage the player must begin again after MitID; the service carries nothing out twice.
  }
}

/** The same request, whatever the order of its fields. */
const written = (request: AskedRequest) =>
  JSON.stringify(Object.entries(request).toSorted(([one], [other]) => one.localeCompare(other)));

/**
 * The idempotency key of a request, kept in this tab until its answer is there, also over a reload and the way to MitID:
 * the same request carries the same key and is carried out once.
 */
export function keyFor(request: AskedRequest): string {
  const kept = read();
  if (kept && written(kept.request) === written(request)) return kept.key;
  const key = crypto.randomUUID();
  write({ key, request, isConfirming: false, at: Date.now() });
  return key;
}

/** Notes that the player goes to MitID with the request, which is sent again when they come back. */
export function goToConfirm(request: AskedRequest): void {
  write({ key: keyFor(request), request, isConfirming: true, at: Date.now() });
}

/** The request with which the player comes back from MitID, once. */
export function comeBack(): AskedRequest | undefined {
  const kept = read();
  if (!kept?.isConfirming) return undefined;
  write({ ...kept, isConfirming: false });
  return kept.request;
}

/** Removes the key after an answer: the next request is a new one. */
export function forgetRequest(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept.
  }
}
