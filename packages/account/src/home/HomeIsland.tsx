"use client";
import type { ReactNode } from "react";
import { formatPhone, islandTranslator } from "@spilhus/i18n/island";
import { Skeleton } from "@spilhus/ui";
import { EarlyField } from "@spilhus/player-session/early-answers";
import type { HomeMessages } from "./homeMessages.ts";
import { Attention } from "./Attention.tsx";
import { HomeDetails } from "./HomeDetails.tsx";
import { PlayerContent } from "../player-data/PlayerContent.tsx";

interface HomeIslandProps {
  readonly messages: HomeMessages;
  /** Cards of other wings, such as the cashier's; shown once the player is known and not restricted. */
  readonly overview?: ReactNode;
}

/** The account's front page: notices, what the player has and does at a glance, and their details. */
export function HomeIsland({ messages, overview }: HomeIslandProps) {
  const t = islandTranslator(messages);
  const waiting = (
    <HomeDetails
      messages={messages}
      firstName={<EarlyField field="firstName" />}
      attention={<Skeleton shape="line" count={1} label={t("account.loading")} />}
      overview={null}
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
            overview={user.checkResult === null && overview}
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
