import { ISSUER, type TestAuthorities } from "./testAuthorities.ts";

/** The parts of a browser that a visit to the identity provider needs: it stores cookies and follows redirects. */
export class Browser {
  readonly #authorities: TestAuthorities;
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(authorities: TestAuthorities) {
    this.#authorities = authorities;
  }

  #storeCookies(response: Response, requestedPath: string): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      const path = attributes.find((one) => one.startsWith("path="))?.slice(5) ?? requestedPath;
      const isExpired = attributes.some((one) => one.startsWith("expires=Thu, 01 Jan 1970"));
      if (isExpired) this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
  }

  #cookieFor(path: string): string {
    return [...this.#cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join("; ");
  }

  async #request(address: URL, form?: Readonly<Record<string, string>>): Promise<Response> {
    const path = address.pathname + address.search;
    const headers = { cookie: this.#cookieFor(address.pathname), host: new URL(ISSUER).host };
    const response = form
      ? await this.#authorities.postForm(path, form, { ...headers, origin: ISSUER })
      : await this.#authorities.get(path, headers);
    this.#storeCookies(response, address.pathname);
    return response;
  }

  /** Loads an address of the provider, or posts a form to it, and follows redirects to a page or another host. */
  async visit(
    address: string | URL,
    form?: Readonly<Record<string, string>>,
  ): Promise<{ readonly at: URL; readonly status: number; readonly text: string }> {
    let at = new URL(address, ISSUER);
    let response = await this.#request(at, form);
    while (response.headers.has("location")) {
      at = new URL(response.headers.get("location") ?? "", at);
      await response.arrayBuffer();
      if (at.origin !== ISSUER) return { at, status: response.status, text: "" };
      response = await this.#request(at);
    }
    return { at, status: response.status, text: await response.text() };
  }
}
