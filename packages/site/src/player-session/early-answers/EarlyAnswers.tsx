import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { CHECK_LOGIN_LIMITS, GET_SESSION_INFO } from "@spilhus/contracts/user-auth";
import { buildInfo } from "../../page-kit/build-info/buildInfo.ts";

/**
 * Has a player's page ask who looks at it while the page's own code is still on its way. As small as a style sheet's link:
 * the script is kept by the browser for a whole build. Asked for at once: by itself a browser lets a script that nothing
 * waits for wait for the fonts and style sheets of the page. The edge reads from the element what it can ask even sooner.
 */
export function EarlyAnswers({ brand }: { readonly brand: string }) {
  const asks = [`${GET_SESSION_INFO.path}?brand=${brand}`, GET_USER_INFO.path, CHECK_LOGIN_LIMITS.path];
  return (
    <script
      async
      fetchPriority="high"
      src={`/brand/player.js?v=${buildInfo.id}`}
      data-asks={asks.join(" ")}
    />
  );
}
