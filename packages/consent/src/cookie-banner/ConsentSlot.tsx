import type { BrandDefinition } from "@spilhus/brand";
import type { Translator } from "@spilhus/i18n";
import { ConsentDialogFrame } from "@spilhus/ui";
import { ConsentIsland } from "./ConsentIsland.tsx";

/** The consent dialog. Before an answer, only necessary cookies are allowed. */
export function ConsentSlot({
  brand,
  messagesOf,
}: {
  readonly brand: BrandDefinition;
  readonly messagesOf: Translator["messagesOf"];
}) {
  return (
    <ConsentDialogFrame>
      <ConsentIsland
        service={brand.consent}
        tagManagerId={brand.tagManagerId}
        messages={messagesOf("consent.dialog")}
      />
    </ConsentDialogFrame>
  );
}
