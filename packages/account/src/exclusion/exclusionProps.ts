import type { Exclusion } from "@spilhus/contracts/player-account";
import type { StatusPageProps } from "@spilhus/ui";
import type { KnownPlayer } from "../player-data/usePlayer.ts";
import type { PauseDuties } from "@spilhus/page-kit/compliance";
import type { ExclusionMessages } from "./exclusionMessages.ts";

/** What the server gives an island of these pages. */
export interface ExclusionSettings {
  readonly messages: ExclusionMessages;
  /** Who helps, and how customer service is reached. */
  readonly help: NonNullable<StatusPageProps["help"]>["links"];
  readonly duties: PauseDuties;
}

/** One way out, as a form. */
export interface ExclusionFormProps extends ExclusionSettings {
  readonly player: KnownPlayer;
  readonly onDone: (exclusion: Exclusion) => void;
}
