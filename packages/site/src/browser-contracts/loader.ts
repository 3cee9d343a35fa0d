import { withoutServerHalf } from "./withoutServerHalf.ts";

/** A loader of the bundler, see `withoutServerHalf`; the bundler wants it as the default export. */
export default function loader(this: { readonly resourcePath: string }, source: string): string {
  return withoutServerHalf(this.resourcePath, source);
}
