import * as z from "zod";

/** What an inline script of the framework does. */
export type FrameworkScript =
  /** Appends text to the page's flight stream. */
  | { readonly kind: "flight"; readonly text: string }
  /** Appends anything else to it: the opening marker, form state, binary rows. */
  | { readonly kind: "marker" }
  /** Names the chunks and modules to start with. */
  | { readonly kind: "bootstrap" };

const OPENING = "(self.__next_f=self.__next_f||[]).push([0])";
const FLIGHT = /^self\.__next_f\.push\((\[[\s\S]*\])\)$/;
const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] ?\|\| ?\(globalThis\["TURBOPACK"\] ?= ?\[\]\)\)\.push\((\{[\s\S]*\})\);?$/;

const FlightRow = z.union([
  z.tuple([z.literal(1), z.string()]),
  z.tuple([z.literal(2), z.unknown()]),
  z.tuple([z.literal(3), z.base64()]),
]);
const Bootstrap = z.strictObject({
  otherChunks: z.array(z.string().regex(/^static\/chunks\/[\w./~-]+\.js(?:\?dpl=[\w-]+)?$/)),
  runtimeModuleIds: z.array(z.union([z.number(), z.string()])),
});

function parse(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Recognises an inline script of the framework: a call whose only argument is JSON, so that nothing in it runs.
 * Anything else is refused: hashing it would allow an injected script.
 */
export function frameworkScript(body: string): FrameworkScript | undefined {
  if (body === OPENING) return { kind: "marker" };
  const flight = FLIGHT.exec(body);
  if (flight) {
    const row = FlightRow.safeParse(parse(flight[1]));
    if (!row.success) return undefined;
    return row.data[0] === 1 ? { kind: "flight", text: row.data[1] } : { kind: "marker" };
  }
  const bootstrap = BOOTSTRAP.exec(body);
  return bootstrap && Bootstrap.safeParse(parse(bootstrap[1])).success ? { kind: "bootstrap" } : undefined;
}
