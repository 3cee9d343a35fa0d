import type { Rule } from "@spilhus/contracts/validation";

/** Key in `sessionStorage`: it ends with the tab, so a shared computer does not keep the code. */
const KEY = "bonus-code";
/** Query parameters that campaign links use. */
const NAMES = ["bonusCode", "code"] as const;
const CODE = /^[A-ZÆØÅ\d][A-ZÆØÅ\d-]{2,29}$/;

/** Trims the code and writes it in capitals; `undefined` if it is not a valid code. */
export const parseBonusCode = (typed: string): string | undefined => {
  const code = typed.trim().toLocaleUpperCase("da");
  return CODE.test(code) ? code : undefined;
};

export const bonusCodeRule: Rule = (typed) =>
  parseBonusCode(typed) === undefined ? { id: "invalid" } : undefined;

/** The code saved in this tab; `undefined` also where the browser has no storage. */
export function readCode(): string | undefined {
  try {
    return parseBonusCode(sessionStorage.getItem(KEY) ?? "");
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();

/** The saved code, for `useSyncExternalStore`. */
export const codeStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: readCode,
  /** The server renders one page for all tabs. */
  onServer: (): string | undefined => undefined,
};

/** Saves a code in this tab, or removes the saved one. */
export function saveCode(code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the form stays as it is.
  }
  for (const listener of listeners) listener();
}

/** Reads a code from the address of a campaign link and removes it there, so that no other party receives it. */
export function takeCodeFromAddress(
  place: Pick<Location, "pathname" | "search">,
  browserHistory: Pick<History, "replaceState">,
): string | undefined {
  const query = new URLSearchParams(place.search);
  const typed = NAMES.map((name) => query.get(name)).find((value) => value !== null) ?? undefined;
  if (typed === undefined) return undefined;
  for (const name of NAMES) query.delete(name);
  browserHistory.replaceState(null, "", query.size > 0 ? `${place.pathname}?${query}` : place.pathname);
  return parseBonusCode(typed);
}
