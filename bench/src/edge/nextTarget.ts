import { DEFAULT_LOCALE } from "@spilhus/contracts";
import type { BenchBrand } from "../stack/bench.ts";

const PATIENCE_MS = 3_000;

export interface NextTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** True when the app's own proxy chose the page. */
  readonly hasProxy: boolean;
}

/**
 * The address of a page at Next alone: through the app's own proxy, without the header by which an edge names the page it
 * has chosen. If the proxy does not answer, the chosen page is requested directly; that is less work for Next, so the
 * ratio is then too low rather than too high.
 */
export async function nextTarget({ app, brand }: BenchBrand, path: string): Promise<NextTarget> {
  const answer = await fetch(`${app}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  if (answer?.ok) return { url: `${app}${path}`, headers: {}, hasProxy: true };
  const context = brand.locales[0] ?? DEFAULT_LOCALE;
  const chosen = path === "/" ? `/${context}` : `/${context}${path}`;
  return { url: `${app}${chosen}`, headers: { "x-edge": "1" }, hasProxy: false };
}
