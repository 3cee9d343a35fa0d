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
  /** Cards of a wing above this one, over the details; they keep their place from the first frame. */
  readonly overview?: ReactNode;
  /** More of that wing, under the details, where its arrival moves nothing. */
  readonly latest?: ReactNode;
}

/** The account's front page: notices, what the player has and does at a glance, and their details. */
export function HomeIsland({ messages, overview, latest }: HomeIslandProps) {
  const t = islandTranslator(messages);
  const waiting = (
    <HomeDetails
      messages={messages}
      firstName={<EarlyField field="firstName" />}
      attention={<Skeleton shape="line" count={1} label={t("account.loading")} />}
      overview={overview}
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
    <>
      <PlayerContent messages={messages} waiting={waiting}>
        {(player) => {
          const { user } = player;
          return (
            <HomeDetails
              messages={messages}
              firstName={user.firstName}
              attention={<Attention player={player} messages={messages} />}
              overview={overview}
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
      {latest}
    </>
  );
}
