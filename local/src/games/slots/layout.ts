import type { WinKind } from "./slotRules.ts";

export interface Layout {
  readonly reels: number;
  readonly rows: number;
  readonly kind: WinKind;
  /** Lines or ways; 0 where neither exists. */
  readonly count: number;
}

/** `5x3/20` is lines, `6x4/4096w` ways, `7x7/c` groups, `6x5/a` symbols anywhere. */
export type LayoutCode =
  | `${number}x${number}/${number}`
  | `${number}x${number}/${number}w`
  | `${number}x${number}/${"a" | "c"}`;

/** Reads a layout code. */
export function layoutOf(code: LayoutCode): Layout {
  const match = /^(\d)x(\d)\/(?:(\d+)(w?)|([ac]))$/.exec(code);
  if (!match) throw new Error(`"${code}" is no layout; write for example 5x3/20, 6x4/4096w, 7x7/c or 6x5/a.`);
  const [, reels, rows, count = "0", ways, other] = match;
  const kind: WinKind = other === "c" ? "cluster" : other === "a" ? "anywhere" : ways ? "ways" : "lines";
  return { reels: Number(reels), rows: Number(rows), kind, count: Number(count) };
}
