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

/** The restriction that each way out becomes. */
const BECOMES = {
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
 * What holds from now on, in the words that the status page has for it, in the place of the form. The player is logged out
 * by it: this tab forgets them and tells the others, and keeps only what it says here.
 */
export function ExclusionDone({ exclusion, zone, messages, help }: ExclusionDoneProps) {
  const t = islandTranslator(messages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    forgetPlayer();
    // Read from its top: the form that was here was longer, and scrolled down.
    place.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const row = RESTRICTIONS[BECOMES[exclusion.kind]];
  const { icon, title } = STATUS_KINDS[row.status];
  const context = exclusion.until === null ? {} : { context: { until: exclusion.until } };
  const checkResult = { type: BECOMES[exclusion.kind], ...context };
  const alert = alertOf(row.alert, checkResult, { now: Date.parse(exclusion.from), zone });
  return (
    <div ref={place} className="status-done" tabIndex={-1} data-done={exclusion.kind}>
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
