"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { DetailList, Stack } from "@spilhus/ui";
import type { AccountMessages } from "./accountKeys.ts";
import { Attention } from "./Attention.tsx";
import { PlayerContent } from "./PlayerContent.tsx";

/** The account's front page: what needs attention, and who the player is to us. */
export function HomeIsland({ messages }: { readonly messages: AccountMessages }) {
  const t = islandTranslator(messages);
  return (
    <PlayerContent messages={messages}>
      {(player) => {
        const { user } = player;
        return (
          <>
            <p>{t("account.hello", { name: user.firstName })}</p>
            <Attention player={player} messages={messages} />
            <section aria-labelledby="account-details">
              <Stack gap={3}>
                <h2 id="account-details">{t("account.detailsTitle")}</h2>
                <DetailList
                  emptyLabel={t("account.missing")}
                  details={[
                    { id: "name", term: t("account.name"), value: user.fullName },
                    {
                      id: "customer-number",
                      term: t("account.customerNumber"),
                      value: user.customerNumber,
                      note: t("account.customerNumberNote"),
                    },
                    { id: "email", term: t("account.email"), value: user.email },
                    { id: "phone", term: t("account.phoneNumber"), value: user.phoneNumber },
                    {
                      id: "identity",
                      term: t("account.identity"),
                      value: t(user.eidVerified ? "account.identityVerified" : "account.identityMissing"),
                    },
                  ]}
                />
              </Stack>
            </section>
          </>
        );
      }}
    </PlayerContent>
  );
}
