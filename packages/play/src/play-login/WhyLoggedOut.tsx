import type { PageRequest } from "@spilhus/page-kit";
import { Notice } from "@spilhus/ui";
import { momentText } from "../moment/index.ts";
import { sessionOver } from "./sessionOver.ts";

const TEXTS = {
  break: { title: "play.breakTitle", text: "play.breakText" },
  excluded: { title: "play.excludedTitle", text: "play.excludedText" },
  "ended-elsewhere": { title: "play.sessionEndedTitle", text: "play.endedElsewhereText" },
} as const;

/** Why a player who opens a game is at its login: they have taken a break, are excluded, or ended the session elsewhere (R4.01). */
export function WhyLoggedOut({ request }: { readonly request: PageRequest }) {
  const { query, now, t, locale, brand } = request;
  const over = sessionOver(query, now);
  if (!over) return undefined;
  const { title, text } = TEXTS[over.reason];
  return (
    <Notice tone="calm" title={t(title)}>
      <p>{t(text)}</p>
      {over.until !== undefined && (
        <p>{t("play.breakUntil", { date: momentText(over.until, brand.timezone, locale) })}</p>
      )}
    </Notice>
  );
}
