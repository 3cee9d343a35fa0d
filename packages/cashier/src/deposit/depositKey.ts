import type { PaymentMethod } from "@spilhus/contracts/payments";

/** What a player asks for; the body of `create-deposit`. */
export interface DepositRequest {
  readonly amountOre: number;
  readonly method: PaymentMethod;
  readonly isSecond?: boolean;
  /** The offer whose terms the player has accepted, when the deposit is large enough for its bonus. */
  readonly offer?: { readonly id: string; readonly termsVersion: number };
}

interface KeptRequest {
  readonly key: string;
  readonly request: DepositRequest;
  /** Of the device's clock: only its difference counts. */
  readonly at: number;
}

const PLACE = "deposit-request";
/** A request of an earlier visit is not sent again. */
const KEPT_MS = 30 * 60_000;

/** What is bought with it may have become known, or unknown, since: it is the same deposit. */
const isSame = (one: DepositRequest, other: DepositRequest) =>
  one.amountOre === other.amountOre &&
  one.method === other.method &&
  (one.isSecond ?? false) === (other.isSecond ?? false);

function read(): KeptRequest | undefined {
  try {
    // Only `keyFor` of this site writes it; anything else fails one of the checks below.
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Partial<KeptRequest> | null;
    const { key, request, at } = kept ?? {};
    if (typeof key !== "string" || typeof request?.amountOre !== "number" || typeof at !== "number")
      return undefined;
    return Date.now() - at > KEPT_MS ? undefined : { key, request, at };
  } catch {
    return undefined;
  }
}

/** The unanswered request, if there is one, so that a reload loses nothing. */
export const unansweredRequest = (): DepositRequest | undefined => read()?.request;

/** The request as it was sent before, if it was: a retry has the very same body. */
export function asSentBefore(request: DepositRequest): DepositRequest {
  const kept = unansweredRequest();
  return kept && isSame(kept, request) ? kept : request;
}

/**
 * The idempotency key of a request, kept in this tab until its answer is there: sent again, also after a reload, the
 * same request carries the same key and is carried out once.
 */
export function keyFor(request: DepositRequest): string {
  const kept = read();
  if (kept && isSame(kept.request, request)) return kept.key;
  const key = crypto.randomUUID();
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ key, request, at: Date.now() } satisfies KeptRequest));
  } catch {
    // Without session storage a reload makes a new request; the service then asks whether a second one is meant.
  }
  return key;
}

/** Removes the key after an answer: the next request is a new one. */
export function forgetKey(): void {
  try {
    sessionStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept.
  }
}
