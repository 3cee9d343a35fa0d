/** Keeps a cookie of the page itself, in the form of a `Set-Cookie` header. */
export function writeCookie(setCookie: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- not every browser we support has the Cookie Store API
  document.cookie = setCookie;
}
