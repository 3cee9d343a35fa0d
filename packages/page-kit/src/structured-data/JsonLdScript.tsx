import { DocumentOnly } from "./DocumentOnly.tsx";
import { jsonLdText, type JsonLd } from "./jsonLd.ts";

/**
 * Structured data for search engines. It is a data block, so no policy has to allow it. It is drawn in the document only,
 * because Trusted Types refuse script elements created on a soft navigation.
 */
export function JsonLdScript({ data }: { readonly data: JsonLd }) {
  const text = jsonLdText(data);
  return (
    <DocumentOnly key={text}>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
    </DocumentOnly>
  );
}
