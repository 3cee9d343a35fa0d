import { jsonLdText, type JsonLd } from "./jsonLd.ts";

/**
 * Structured data for search engines. A data block, not a script: no policy has to allow it. It is only rendered on
 * the server, since Trusted Types refuse scripts that the browser creates on a soft navigation.
 */
export function JsonLdScript({ data }: { readonly data: JsonLd }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />;
}
