import { DocumentOnly } from "./DocumentOnly.tsx";
import { jsonLdText, type JsonLd } from "./jsonLd.ts";

/**
 * Structured data for search engines. A data block, not a script: no policy has to allow it. It stands in the document
 * only, since Trusted Types refuse scripts that the browser creates on a soft navigation.
 */
export function JsonLdScript({ data }: { readonly data: JsonLd }) {
  const text = jsonLdText(data);
  return (
    <DocumentOnly key={text}>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
    </DocumentOnly>
  );
}
