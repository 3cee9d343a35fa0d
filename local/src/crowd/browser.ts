import type { Transport } from "@spilhus/api-client";

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
}

/** Where a navigation has ended. */
export interface Visited {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
}

const MOST_REDIRECTS = 12;
const NAVIGATION = { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

function cookieOf(line: string, url: URL): Cookie & { readonly isOver: boolean } {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const [name = "", ...value] = pair.split("=");
  const attribute = (asked: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${asked}=`))?.slice(asked.length + 1);
  const expires = Date.parse(attribute("expires") ?? "");
  const isOver = Number(attribute("max-age") ?? 1) <= 0 || expires <= Date.now();
  const path = attribute("path") ?? url.pathname.replace(/\/[^/]*$/, "");
  return { name, value: value.join("="), host: url.hostname, path: path === "" ? "/" : path, isOver };
}

/** What a person's browser does, so far as the crowd needs it: it keeps cookies, follows redirects and says where a call comes from. */
export class Browser {
  readonly #fetch: typeof globalThis.fetch;
  #cookies: Cookie[] = [];

  constructor(fetch: typeof globalThis.fetch) {
    this.#fetch = fetch;
  }

  #keep(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) {
      const { isOver, ...cookie } = cookieOf(line, url);
      this.#cookies = this.#cookies.filter(
        ({ name, host, path }) => name !== cookie.name || host !== cookie.host || path !== cookie.path,
      );
      if (!isOver) this.#cookies.push(cookie);
    }
  }

  async #request(url: URL, init: RequestInit): Promise<Response> {
    const own = this.#cookies.filter(
      ({ host, path }) => host === url.hostname && url.pathname.startsWith(path),
    );
    const headers = new Headers(init.headers);
    if (own.length > 0) headers.set("cookie", own.map(({ name, value }) => `${name}=${value}`).join("; "));
    const response = await this.#fetch(url.href, {
      ...init,
      headers: Object.fromEntries(headers),
      redirect: "manual",
    });
    this.#keep(response, url);
    return response;
  }

  /** How pages of a site make calls with this browser. */
  transport(origin: string): Transport {
    return {
      origin,
      fetch: (input, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set("sec-fetch-site", "same-origin");
        if (init.method !== "GET") headers.set("origin", origin);
        return this.#request(new URL(String(input)), { ...init, headers });
      },
    };
  }

  /**
   * Goes to an address, or sends a form to it, and follows redirects until a page answers or an address is one to stop at.
   *
   * @throws {Error} for more redirects than a browser follows
   */
  async visit(
    address: string | URL,
    {
      form,
      until,
    }: { readonly form?: Readonly<Record<string, string>>; readonly until?: (url: URL) => boolean } = {},
  ): Promise<Visited> {
    let url = new URL(address);
    const sent = {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { ...NAVIGATION, origin: url.origin },
    };
    let response = await this.#request(url, form ? sent : { headers: NAVIGATION });
    for (let left = MOST_REDIRECTS; left > 0; left -= 1) {
      const location = response.headers.get("location");
      if (location === null) return { url, status: response.status, text: await response.text() };
      await response.body?.cancel();
      url = new URL(location, url);
      if (until?.(url)) return { url, status: response.status, text: "" };
      response = await this.#request(url, { headers: NAVIGATION });
    }
    throw new Error(`${url.href} leads nowhere.`);
  }
}
