/** How a page of a brand calls the gateway: through the edge, which says which site it is. */
export interface SiteClient {
  readonly origin: string;
  /** Cookies the browser holds, by name. */
  readonly cookies: Map<string, string>;
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
}

export interface CallOptions {
  readonly body?: unknown;
  /** Replaces what a page would send; `undefined` leaves a header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** A browser on the site of a brand, for the gateway that listens at `gateway`. It keeps the cookies it is given. */
export function siteClient(gateway: string, brand = "fjord"): SiteClient {
  const host = `${brand}.localhost:3000`;
  const origin = `http://${host}`;
  const cookies = new Map<string, string>();
  return {
    origin,
    cookies,
    async call(method, path, { body, headers = {} } = {}) {
      const sent = {
        accept: "application/json",
        "x-brand": brand,
        "x-forwarded-host": host,
        "x-forwarded-proto": "http",
        "x-forwarded-for": "192.0.2.7",
        "x-requested-with": "XMLHttpRequest",
        "sec-fetch-site": "same-origin",
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...(method === "GET" ? {} : { origin, "content-type": "application/json" }),
        ...headers,
      };
      const answer = await fetch(gateway + path, {
        method,
        redirect: "manual",
        headers: Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== undefined),
        ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(name);
        else cookies.set(name, decodeURIComponent(value));
      }
      return answer;
    },
  };
}
