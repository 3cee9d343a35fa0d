import type { ReactNode } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { DetailList, Stack } from "@spilhus/ui";
import type { HomeMessages } from "./homeMessages.ts";

interface HomeDetailsProps {
  readonly messages: HomeMessages;
  readonly firstName: ReactNode;
  readonly attention: ReactNode;
  /** The player's money, limits and time; left out where there are none. */
  readonly overview: ReactNode;
  readonly values: Readonly<
    Record<"name" | "customerNumber" | "email" | "phoneNumber" | "identity", ReactNode>
  >;
}

/** Marks the position of an element in a sentence. */
const PLACE = "\u0000";

/** The layout of the account's front page, with the player's data or placeholders. */
export function HomeDetails({ messages, firstName, attention, overview, values }: HomeDetailsProps) {
  const t = islandTranslator(messages);
  const [before, after] = t("account.hello", { name: PLACE }).split(PLACE);
  return (
    <>
      <p>
        {before}
        {firstName}
        {after}
      </p>
      {attention}
      {overview}
      <section aria-labelledby="account-details">
        <Stack gap={3}>
          <h2 id="account-details">{t("account.detailsTitle")}</h2>
          <DetailList
            emptyLabel={t("account.missing")}
            details={[
              { id: "name", term: t("account.name"), value: values.name },
              {
                id: "customer-number",
                term: t("account.customerNumber"),
                value: values.customerNumber,
                note: t("account.customerNumberNote"),
              },
              { id: "email", term: t("account.email"), value: values.email },
              { id: "phone", term: t("account.phoneNumber"), value: values.phoneNumber },
              { id: "identity", term: t("account.identity"), value: values.identity },
            ]}
          />
        </Stack>
      </section>
    </>
  );
}
