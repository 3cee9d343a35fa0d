"use client";
import type { Exclusion } from "@spilhus/contracts/player-account";
import { checkRestriction } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { AccountLayout } from "@spilhus/ui";
import { useState, type ComponentType, type ReactNode } from "react";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { PlayerBoundary } from "../player-data/PlayerContent.tsx";
import { RestrictionStatus } from "../status/RestrictionStatus.tsx";
import { usePlayer } from "../player-data/usePlayer.ts";
import type { ExclusionFormProps, ExclusionSettings } from "./exclusionProps.ts";
import { BlockForm } from "./BlockForm.tsx";
import { CoolingOffForm } from "./CoolingOffForm.tsx";
import { DeletionForm } from "./DeletionForm.tsx";
import { ExclusionDone } from "./ExclusionDone.tsx";
import { LongerExclusion } from "./LongerExclusion.tsx";
import { SelfExclusionForm } from "./SelfExclusionForm.tsx";

const FORMS = {
  "cooling-off": CoolingOffForm,
  "temporary-block": BlockForm,
  "self-exclusion": SelfExclusionForm,
  "account-deletion": DeletionForm,
} as const satisfies Record<string, ComponentType<ExclusionFormProps>>;
/** Routes with an exclusion form. */
export type ExclusionRoute = keyof typeof FORMS;

interface ExclusionIslandProps extends ExclusionSettings {
  readonly route: ExclusionRoute;
  readonly title: string;
  /** The account menu, for players without a restriction on this page. */
  readonly navigation: ReactNode;
}

interface Done {
  readonly exclusion: Exclusion;
  readonly zone: string;
}

function ExclusionContent(props: ExclusionIslandProps & { readonly onDone: (done: Done) => void }) {
  const { route, title, navigation, onDone, ...settings } = props;
  const query = usePlayer();
  const { player } = query;
  if (player && (route === "cooling-off" || route === "temporary-block")) {
    const { path } = routeById(route);
    const { reason } = checkRestriction({
      ...player.accountStatus,
      ...player,
      path,
      firstNavigationAfterLogin: false,
    });
    if (reason?.status === path) {
      const done = (exclusion: Exclusion) => onDone({ exclusion, zone: player.zone });
      return (
        <RestrictionStatus route={route} reason={reason} player={player} {...settings}>
          <LongerExclusion {...settings} player={player} onDone={done} />
        </RestrictionStatus>
      );
    }
  }
  const Form = FORMS[route];
  return (
    // A player whose restriction leads to this page gets no account menu, so it is hidden until the player is known.
    <AccountLayout isFront={false} isWaiting={!player} navigation={navigation}>
      <h1>{title}</h1>
      <PlayerBoundary query={query} messages={settings.messages}>
        {(known) => (
          <Form
            {...settings}
            player={known}
            onDone={(exclusion) => onDone({ exclusion, zone: known.zone })}
          />
        )}
      </PlayerBoundary>
    </AccountLayout>
  );
}

/** An exclusion page: its form, or the current restriction; after the exclusion, its result. */
export function ExclusionIsland(props: ExclusionIslandProps) {
  const [done, setDone] = useState<Done>();
  if (done) return <ExclusionDone {...done} messages={props.messages} help={props.help} />;
  return (
    <AccountQueries>
      <ExclusionContent {...props} onDone={setDone} />
    </AccountQueries>
  );
}
