import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { useSession } from "@spilhus/player-session/session";
import { SessionClockIsland } from "@spilhus/player-session/session-clock";
import { SessionClock } from "@spilhus/ui";

/** How long the player has been logged in, by the server's time (BEK 1274/2019 § 17). */
export function PlayClock({ messages }: { readonly messages: MessagesOf<"play.shell"> }) {
  const label = islandTranslator(messages)("play.clock");
  const known = useSession();
  if (!known) return <SessionClock label={label} seconds={undefined} />;
  const { session, moment } = known;
  return <SessionClockIsland label={label} loggedInAt={session.loggedInAt} moment={moment} place="bar" />;
}
