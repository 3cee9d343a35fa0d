import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink } from "@spilhus/ui";
import type { HomeMessages } from "./homeMessages.ts";

/** The way to MitID for a player whose identity is not confirmed. */
export function VerifyLink({ messages }: { readonly messages: HomeMessages }) {
  return (
    <p>
      <ButtonLink href={routeById("eid").path} kind="secondary" size="small">
        {islandTranslator(messages)("account.verifyAction")}
      </ButtonLink>
    </p>
  );
}
