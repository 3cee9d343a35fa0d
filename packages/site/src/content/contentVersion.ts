/**
 * The newest cache version (`cv`) of the content space this process has heard of. Pages and route handlers are
 * separate bundles of one process, so it lives on the global object rather than in a module.
 */
const KEY = Symbol.for("spilhus.contentVersion");
// The global object takes any key; this one is ours alone.
const holder = globalThis as typeof globalThis & { [KEY]?: number };

/** Keeps the larger of the known version and this one. */
export function rememberContentVersion(cv: number): void {
  holder[KEY] = Math.max(holder[KEY] ?? 0, cv);
}

/** `undefined` until the first answer or publish. */
export function contentVersion(): number | undefined {
  return holder[KEY];
}
