import type { Transport } from "@spilhus/api-client";
import type { Exclusion } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink } from "@spilhus/ui";
import type { ComponentProps } from "react";
import { ConfirmedAct } from "@spilhus/page-kit/forms";
import { sessionEndingCall } from "@spilhus/player-session/session";
import { ExclusionHelp } from "./ExclusionHelp.tsx";
import type { ExclusionFormProps } from "./exclusionProps.ts";

type ConfirmedActProps = ComponentProps<typeof ConfirmedAct<Exclusion>>;

interface ConfirmedExclusionProps
  extends
    Pick<ExclusionFormProps, "messages" | "help" | "onDone">,
    Omit<ConfirmedActProps, "send" | "onSent" | "cancel" | "help" | "messages"> {
  /** Where a player is kept already, there is no way back to the account, and who helps is on the page. */
  readonly isExtension?: boolean;
  /** Makes the call, which ends the player's sessions. */
  readonly call: (
    transport: Transport,
    values: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<Exclusion>;
}

/** A player's act that shuts them out of play: with the way back to the account, and who helps. */
export function ConfirmedExclusion({
  messages,
  help,
  onDone,
  isExtension = false,
  call,
  refusals,
  ...form
}: ConfirmedExclusionProps) {
  const t = islandTranslator(messages);
  return (
    <ConfirmedAct
      {...form}
      cancel={
        !isExtension && (
          <ButtonLink kind="secondary" href={routeById("account-home").path}>
            {t("selfService.back")}
          </ButtonLink>
        )
      }
      help={!isExtension && <ExclusionHelp messages={messages} help={help} />}
      send={(values, signal) => sessionEndingCall((transport) => call(transport, values, signal))}
      onSent={onDone}
      refusals={{ "already-excluded": t("selfService.already"), ...refusals }}
      messages={messages}
    />
  );
}
