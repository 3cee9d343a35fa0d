"use client";
import { formatPhone, islandTranslator } from "@spilhus/i18n/island";
import { Skeleton } from "@spilhus/ui";
import { EarlyField } from "@spilhus/player-session/early-answers";
import type { HomeMessages } from "./homeMessages.ts";
import { Attention } from "./Attention.tsx";
import { HomeDetails } from "./HomeDetails.tsx";
import { PlayerContent } from "../player-data/PlayerContent.tsx";

/** The account's front page: notices and the player's details. */
export function HomeIsland({ messages }: { readonly messages: HomeMessages }) {
  const t = islandTranslator(messages);
  const waiting = (
    <HomeDetails
      messages={messages}
      firstName={<EarlyField field="firstName" />}
      attention={<Skeleton shape="line" count={1} label={t("account.loading")} />}
      values={{
        name: <EarlyField field="fullName" />,
        customerNumber: <EarlyField field="customerNumber" />,
        email: <EarlyField field="email" />,
        phoneNumber: <EarlyField field="phoneNumber" />,
        identity: "…",
      }}
    />
  );
  return (
    <PlayerContent messages={messages} waiting={waiting}>
      {(player) => {
        const { user } = player;
        return (
          <HomeDetails
            messages={messages}
            firstName={user.firstName}
            attention={<Attention player={player} messages={messages} />}
            values={{
              name: user.fullName,
              customerNumber: user.customerNumber,
              email: user.email,
              phoneNumber: user.phoneNumber && formatPhone(user.phoneNumber),
              identity: t(user.eidVerified ? "account.identityVerified" : "account.identityMissing"),
            }}
          />
        );
      }}
    </PlayerContent>
  );
}
