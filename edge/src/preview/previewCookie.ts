import { createHmac, timingSafeEqual } from "node:crypto";
import { COOKIES } from "@spilhus/contracts";
import { cookieCodec, parseCookies } from "@spilhus/lib";

const { name } = COOKIES.preview;
const OURS = /^([\w-]{16,128})\.([\w-]{43})$/;
const APPS = new RegExp(`^${name}=([\\w-]{16,128})(?:;|$)`);
const codec = cookieCodec<string>(COOKIES.preview, { encode: (value) => value, decode: (text) => text });

/** `Set-Cookie` that ends the preview in a browser. */
export const endPreview = codec.clear();

/** The cookie by which an editor's browser shows drafts. */
export interface PreviewCookie {
  /** What a request sends on to the brand's app; `undefined` when it has no such cookie that we have set for the brand. */
  read(brand: string, cookieHeader: string): string | undefined;
  /**
   * `Set-Cookie` for the browser out of the app's own, `undefined` when the app has set none. Written anew as the declared
   * table has it: the framework sets other attributes in development than in production, and may change its mind.
   */
  grant(brand: string, setCookie: string | string[] | undefined): string | undefined;
}

/**
 * Seals the app's preview cookie. A preview is never kept, so that whoever could make one up would have every page drawn
 * for every request; a value that we have not signed, or signed for another brand, is no preview.
 */
export function previewCookie(secret: string): PreviewCookie {
  const sign = (brand: string, value: string) =>
    createHmac("sha256", secret).update(`preview\n${brand}\n${value}`).digest("base64url");
  return {
    read(brand, cookieHeader) {
      if (!cookieHeader.includes(name)) return undefined;
      const [, value = "", mac = ""] = OURS.exec(codec.read(parseCookies(cookieHeader)) ?? "") ?? [];
      const expected = Buffer.from(sign(brand, value));
      return mac !== "" && timingSafeEqual(Buffer.from(mac), expected) ? `${name}=${value}` : undefined;
    },
    grant(brand, setCookie = []) {
      const all = Array.isArray(setCookie) ? setCookie : [setCookie];
      const value = all.map((cookie) => APPS.exec(cookie)?.[1]).find((found) => found !== undefined);
      return value === undefined ? undefined : codec.set(`${value}.${sign(brand, value)}`);
    },
  };
}
