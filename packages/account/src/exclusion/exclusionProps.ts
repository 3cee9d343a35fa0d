import type { Exclusion } from "@spilhus/contracts/player-account";
import type { StatusPageProps } from "@spilhus/ui";
import type { KnownPlayer } from "../player-data/usePlayer.ts";
import type { PauseDuties } from "@spilhus/page-kit/compliance";
import type { ExclusionMessages } from "./exclusionMessages.ts";

/** The settings of an exclusion page, passed by the server. */
export interface ExclusionSettings {
  readonly messages: ExclusionMessages;
  /** Links to help organisations and customer service. */
  readonly help: NonNullable<StatusPageProps["help"]>["links"];
  readonly duties: PauseDuties;
}

/** Props of an exclusion form. */
export interface ExclusionFormProps extends ExclusionSettings {
  readonly player: KnownPlayer;
  readonly onDone: (exclusion: Exclusion) => void;
}
