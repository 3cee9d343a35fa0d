import * as z from "zod";

/** How a slot counts its wins. */
export type WinKind = "lines" | "ways" | "cluster" | "anywhere";

export interface Layout {
  readonly reels: number;
  readonly rows: number;
  readonly kind: WinKind;
  /** Lines or ways; 0 where neither exists. */
  readonly count: number;
}

const LAYOUT = /^(\d)x(\d)\/(?:(\d+)(w?)|([ac]))$/;

function parseLayout(code: string): Layout {
  const [, reels, rows, count = "0", ways, other] = LAYOUT.exec(code) ?? [];
  const kind: WinKind = other === "c" ? "cluster" : other === "a" ? "anywhere" : ways ? "ways" : "lines";
  return { reels: Number(reels), rows: Number(rows), kind, count: Number(count) };
}

/** `5x3/20` has lines, `6x4/4096w` ways, `7x7/c` clusters; in `6x5/a` symbols pay anywhere. */
export const LayoutSchema = z
  .string()
  .regex(LAYOUT, "is not a layout; write for example 5x3/20, 6x4/4096w, 7x7/c or 6x5/a")
  .transform(parseLayout);
