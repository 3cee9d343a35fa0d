import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { CHECK_LOGIN_LIMITS, GET_SESSION_INFO } from "@spilhus/contracts/user-auth";
import { buildInfo } from "@spilhus/page-kit/build-info";

/**
 * The script element of a player's page that requests who the player is while the page's own code is still loading.
 * High priority, because browsers let a script that nothing waits for wait for fonts and style sheets. The edge reads
 * the addresses from the element and requests them even sooner.
 */
export function EarlyAnswers({ brand }: { readonly brand: string }) {
  const requests = [`${GET_SESSION_INFO.path}?brand=${brand}`, GET_USER_INFO.path, CHECK_LOGIN_LIMITS.path];
  return (
    <script
      async
      fetchPriority="high"
      src={`/brand/player.js?v=${buildInfo.id}`}
      data-requests={requests.join(" ")}
    />
  );
}
