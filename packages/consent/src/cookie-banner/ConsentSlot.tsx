import type { BrandDefinition } from "@spilhus/brand";
import type { Translator } from "@spilhus/i18n";
import { ConsentDialogFrame } from "@spilhus/ui";
import { ConsentIsland } from "./ConsentIsland.tsx";

/** Asks about cookies: nothing but what is necessary happens before an answer. */
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
