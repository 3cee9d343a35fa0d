"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getWinnerName, listOccupationTypes, listSalaryTypes } from "@spilhus/api-client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { PlayerBoundary } from "../player-data/PlayerContent.tsx";
import { autoRetry } from "../player-data/autoRetry.ts";
import { usePlayer } from "../player-data/usePlayer.ts";
import { updateUser, playerTransport } from "@spilhus/player-session/session";
import { MitIdErrorNotice } from "@spilhus/sign-in/mitid-outcome";
import type { ProfileSettings } from "./ProfileForm.tsx";
import { ProfileForms } from "./ProfileForms.tsx";

/** The lists of occupations and incomes; they rarely change. */
const listsQuery = {
  ...autoRetry,
  queryKey: ["profile-lists"],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const [occupations, salaries] = await Promise.all([
      listOccupationTypes(playerTransport, { signal }),
      listSalaryTypes(playerTransport, { signal }),
    ]);
    return { occupations: occupations.types, salaries: salaries.types };
  },
  staleTime: Number.POSITIVE_INFINITY,
};

const WINNER_NAME = ["winner-name"];
const winnerNameQuery = {
  ...autoRetry,
  queryKey: WINNER_NAME,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => getWinnerName(playerTransport, { signal }),
};

type ProfileIslandProps = Omit<ProfileSettings, "transport">;

function ProfileContent(props: ProfileIslandProps) {
  const { messages } = props;
  const query = usePlayer();
  const queries = useQueryClient();
  const lists = useQuery(listsQuery);
  const { data: winnerName, isError: hasNoName, refetch } = useQuery(winnerNameQuery);
  return (
    <>
      <MitIdErrorNotice messages={messages} />
      <PlayerBoundary
        messages={messages}
        query={{
          player: lists.data && winnerName && query.player,
          hasFailed: query.hasFailed || lists.isError || hasNoName,
          retry: () => {
            query.retry();
            void refetch();
            void lists.refetch();
          },
        }}
      >
        {({ user }) =>
          lists.data &&
          winnerName && (
            <ProfileForms
              settings={{ ...props, transport: playerTransport }}
              user={user}
              winnerName={winnerName}
              onWinnerNameSaved={(choice) => queries.setQueryData(WINNER_NAME, choice)}
              onSaved={updateUser}
              {...lists.data}
            />
          )
        }
      </PlayerBoundary>
    </>
  );
}

/** A player's profile, fetched in the browser. */
export function ProfileIsland(props: ProfileIslandProps) {
  return (
    <AccountQueries>
      <ProfileContent {...props} />
    </AccountQueries>
  );
}
