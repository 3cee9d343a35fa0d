import { scriptUrl, type TrustedTypesFactory } from "./scriptUrl.ts";

const TIMEOUT_MS = 10_000;

/** The source of a script, and the document it is added to. */
export interface ScriptRequest {
  readonly url: string;
  /** The origin that the script must have. Written in code, never read from data. */
  readonly origin: string;
  /** Attributes of the element, e.g. `data-cbid`. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Defaults to the page's document. */
  readonly document?: Document;
}

const loads = new WeakMap<Document, Map<string, Promise<void>>>();

function insert({ url, origin, attributes = {} }: ScriptRequest, document: Document): Promise<void> {
  // TypeScript's DOM does not know Trusted Types yet.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`Failed to load script ${url}: ${reason}.`));
    };
    script.async = true;
    script.src = scriptUrl(url, origin, trustedTypes);
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    const timer = setTimeout(() => fail(`no answer in ${TIMEOUT_MS / 1_000} s`), TIMEOUT_MS);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener("error", () => {
      clearTimeout(timer);
      fail("not reached or refused");
    });
    document.head.append(script);
  });
}

/**
 * Loads a script once, even if it is requested many times. A failed one can be tried again.
 *
 * @throws {TypeError} when the address has another origin
 * @throws {Error} when the script does not load within 10 s
 */
export function loadScript(request: ScriptRequest): Promise<void> {
  const document = request.document ?? globalThis.document;
  const known = loads.get(document) ?? new Map<string, Promise<void>>();
  loads.set(document, known);
  const running = known.get(request.url);
  if (running) return running;
  const load = insert(request, document);
  known.set(request.url, load);
  load.catch(() => known.delete(request.url));
  return load;
}
