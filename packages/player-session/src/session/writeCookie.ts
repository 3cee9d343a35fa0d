/** Sets a cookie from a `Set-Cookie` header value. */
export function writeCookie(setCookie: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser we support has the Cookie Store API
  document.cookie = setCookie;
}
