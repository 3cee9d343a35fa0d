import type { Transport } from "@spilhus/api-client";
import type { Exclusion } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink } from "@spilhus/ui";
import type { ComponentProps } from "react";
import { ConfirmedAction } from "@spilhus/page-kit/forms";
import { sessionEndingCall } from "@spilhus/player-session/session";
import { ExclusionHelp } from "./ExclusionHelp.tsx";
import type { ExclusionFormProps } from "./exclusionProps.ts";

type ConfirmedActionProps = ComponentProps<typeof ConfirmedAction<Exclusion>>;

interface ConfirmedExclusionProps
  extends
    Pick<ExclusionFormProps, "messages" | "help" | "onDone">,
    Omit<ConfirmedActionProps, "send" | "onSent" | "cancel" | "help" | "messages"> {
  /** True on a status page, which has no link back to the account and shows its own help. */
  readonly isExtension?: boolean;
  /** Sends the exclusion, which ends the player's sessions. */
  readonly call: (
    transport: Transport,
    values: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) => Promise<Exclusion>;
}

/** A confirmation form for an exclusion, with a link back to the account and help. */
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
    <ConfirmedAction
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
