import type { Exclusion, ExclusionKind } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { alertOf, RESTRICTIONS } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { ButtonLink, StatusPage } from "@spilhus/ui";
import { useEffect, useRef } from "react";
import { alertText } from "../frame/alertText.ts";
import { STATUS_KINDS } from "../status/statusKinds.ts";
import { forgetPlayer } from "@spilhus/player-session/session";
import type { ExclusionSettings } from "./exclusionProps.ts";

/** The restriction that results from each kind of exclusion. */
const RESTRICTION_OF = {
  "cooling-off": "cooldown",
  block: "block",
  "self-exclusion": "deactivated",
  deletion: "deactivated",
} as const satisfies Record<ExclusionKind, keyof typeof RESTRICTIONS>;

interface ExclusionDoneProps extends Pick<ExclusionSettings, "messages" | "help"> {
  readonly exclusion: Exclusion;
  readonly zone: string;
}

/**
 * Replaces the form after an exclusion, with the texts of the status page. The exclusion logs the player out: this tab
 * clears the player's data and notifies other tabs.
 */
export function ExclusionDone({ exclusion, zone, messages, help }: ExclusionDoneProps) {
  const t = islandTranslator(messages);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    forgetPlayer();
    // The replaced form was longer and may be scrolled down.
    frame.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const row = RESTRICTIONS[RESTRICTION_OF[exclusion.kind]];
  const { icon, title } = STATUS_KINDS[row.status];
  const context = exclusion.until === null ? {} : { context: { until: exclusion.until } };
  const checkResult = { type: RESTRICTION_OF[exclusion.kind], ...context };
  const alert = alertOf(row.alert, checkResult, { now: Date.parse(exclusion.from), zone });
  return (
    <div ref={frame} className="status-done" tabIndex={-1} data-done={exclusion.kind}>
      <StatusPage
        icon={icon}
        title={t(title)}
        help={{ title: t("account.helpTitle"), links: help }}
        actions={
          <ButtonLink kind="secondary" href={routeById("responsible-gaming").path}>
            {t("selfService.doneMore")}
          </ButtonLink>
        }
      >
        <p role="alert">{alertText(messages, alert)}</p>
        <p>{t("selfService.doneOut")}</p>
        <p>{t("selfService.doneHelp")}</p>
      </StatusPage>
    </div>
  );
}
