import type { BrandDefinition } from "@spilhus/brand";
import type { Translator } from "@spilhus/i18n";
import { ConsentDialogFrame } from "@spilhus/ui";
import { CONSENT_KEYS } from "./consentKeys.ts";
import { ConsentIsland } from "./ConsentIsland.tsx";

/** Asks about cookies: nothing but what is necessary happens before an answer. */
export function ConsentSlot({
  brand,
  pick,
}: {
  readonly brand: BrandDefinition;
  readonly pick: Translator["pick"];
}) {
  return (
    <ConsentDialogFrame>
      <ConsentIsland
        service={brand.consent}
        tagManagerId={brand.tagManagerId}
        messages={pick(CONSENT_KEYS)}
      />
    </ConsentDialogFrame>
  );
}
