import type { Rule } from "@spilhus/contracts/validation";

/** Where the code waits for the page that will use it: this tab, so that a shared computer does not keep it. */
const KEY = "bonus-code";
/** What campaigns call it in their links. */
const NAMES = ["bonusCode", "code"] as const;
const CODE = /^[A-ZÆØÅ\d][A-ZÆØÅ\d-]{2,29}$/;

const written = (typed: string) => typed.trim().toLocaleUpperCase("da");

/** A code as it is kept: in capitals. */
export const bonusCode = (typed: string): string | undefined => {
  const code = written(typed);
  return CODE.test(code) ? code : undefined;
};

export const bonusCodeRule: Rule = (typed) =>
  bonusCode(typed) === undefined ? { id: "invalid" } : undefined;

/** What was kept in this tab. A browser that keeps nothing has none. */
export function readCode(): string | undefined {
  try {
    return bonusCode(sessionStorage.getItem(KEY) ?? "");
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();

/** The code of this tab, in the shape of `useSyncExternalStore`. */
export const codeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: readCode,
  /** A page is made for every tab. */
  onServer: (): string | undefined => undefined,
};

/** Keeps a code for this tab, or forgets it. */
export function keepCode(code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, code);
  } catch {
    // A browser that keeps nothing keeps no code either; the form stays as it is.
  }
  for (const listener of listeners) listener();
}

/** Takes a code out of the address of a campaign's link, so that it goes no further than here. */
export function takeCode(
  place: Pick<Location, "pathname" | "search">,
  past: Pick<History, "replaceState">,
): string | undefined {
  const query = new URLSearchParams(place.search);
  const given = NAMES.map((name) => query.get(name)).find((value) => value !== null) ?? undefined;
  if (given === undefined) return undefined;
  for (const name of NAMES) query.delete(name);
  past.replaceState(null, "", query.size > 0 ? `${place.pathname}?${query}` : place.pathname);
  return bonusCode(given);
}
