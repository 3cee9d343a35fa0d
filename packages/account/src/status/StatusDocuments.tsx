import { lazy, Suspense } from "react";
import type { DocumentMessages } from "../documents/documentMessages.ts";

/** Loaded only for players whose account waits for documents. */
const DocumentsIsland = lazy(async () => {
  const { DocumentsIsland: Island } = await import("../documents/DocumentsIsland.tsx");
  return { default: Island };
});

interface StatusDocumentsProps {
  readonly zone: string;
  readonly messages: DocumentMessages;
}

/** Which documents a suspended account waits for, until when, and how to send them. */
export function StatusDocuments(props: StatusDocumentsProps) {
  return (
    <Suspense>
      <DocumentsIsland {...props} />
    </Suspense>
  );
}
