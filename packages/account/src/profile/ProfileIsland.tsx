"use client";
import { useQuery } from "@tanstack/react-query";
import { listOccupationTypes, listSalaryTypes } from "@spilhus/api-client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { PlayerAnswer } from "../player-data/PlayerContent.tsx";
import { recovering } from "../player-data/recovering.ts";
import { usePlayer } from "../player-data/usePlayer.ts";
import { updateUser, playerTransport } from "@spilhus/player-session/session";
import { MitIdErrorNotice } from "@spilhus/sign-in/mitid-outcome";
import type { ProfileSettings } from "./ProfileForm.tsx";
import { ProfileForms } from "./ProfileForms.tsx";

/** The lists to choose from, which hardly ever change. */
const listsQuery = {
  ...recovering,
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

type ProfileIslandProps = Omit<ProfileSettings, "transport">;

function AskedProfile(props: ProfileIslandProps) {
  const { messages } = props;
  const asked = usePlayer();
  const lists = useQuery(listsQuery);
  return (
    <>
      <MitIdErrorNotice messages={messages} />
      <PlayerAnswer
        messages={messages}
        asked={{
          player: lists.data && asked.player,
          hasFailed: asked.hasFailed || lists.isError,
          retry: () => {
            asked.retry();
            void lists.refetch();
          },
        }}
      >
        {({ user }) =>
          lists.data && (
            <ProfileForms
              settings={{ ...props, transport: playerTransport }}
              user={user}
              onSaved={updateUser}
              {...lists.data}
            />
          )
        }
      </PlayerAnswer>
    </>
  );
}

/** A player's own data, asked for by the page itself. */
export function ProfileIsland(props: ProfileIslandProps) {
  return (
    <AccountQueries>
      <AskedProfile {...props} />
    </AccountQueries>
  );
}
