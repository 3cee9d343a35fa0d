import { createHmac, timingSafeEqual } from "node:crypto";
import { COOKIES } from "@spilhus/contracts";
import { cookieCodec, parseCookies } from "@spilhus/lib";

const { name } = COOKIES.preview;
const OURS = /^([\w-]{16,128})\.([\w-]{43})$/;
const APPS = new RegExp(`^${name}=([\\w-]{16,128})(?:;|$)`);
const codec = cookieCodec<string>(COOKIES.preview, { encode: (value) => value, decode: (text) => text });

/** `Set-Cookie` that ends the preview in a browser. */
export const endPreview = codec.clear();

/** The cookie that makes an editor's browser show drafts. */
export interface PreviewCookie {
  /** The cookie for the brand's app; `undefined` without a cookie that the edge has signed for this brand. */
  read(brand: string, cookieHeader: string): string | undefined;
  /**
   * The signed `Set-Cookie` for the browser; `undefined` when the app has set none. Its attributes come from the cookie table,
   * because the framework sets others in development, and may change them.
   */
  grant(brand: string, setCookie: string | string[] | undefined): string | undefined;
}

/**
 * Signs the app's preview cookie. Previews are never stored: with a forged cookie every request would render a page. A value
 * that is not signed, or signed for another brand, is ignored.
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
