import { ASK_EARLY, EARLY_ANSWERS } from "@spilhus/lib";

/**
 * The script of a player's page that runs before the framework's: it asks what the page will ask, unless the edge's start
 * script has asked already, with the same headers (R7.01), and lets the session clock run from the first answer, on the
 * server's time and the page's stopwatch (BEK 1274/2019 § 17). The addresses stand on its element, the session's first. The
 * clock stops when the clock that it writes to is replaced by the page's own. What stands in the page as an `EarlyField` it
 * fills from the second answer, the player's data. Written as text, because it is served as it stands.
 */
export const EARLY_SCRIPT = `(() => {
  const addresses = document.currentScript.dataset.asks.split(" ");
  (${ASK_EARLY})(addresses);
  const asked = self.${EARLY_ANSWERS};
  if (!asked) return;
  const read = (entry) => entry.answer.then((answer) => (answer.ok ? JSON.parse(entry.body) : {}));
  const session = asked[addresses[0]];
  read(session)
    .then(({ loggedIn, serverTime, loggedInAt }) => {
      if (!loggedIn) return;
      const start = Date.parse(serverTime) - Date.parse(loggedInAt) - session.at;
      const two = (value) => String(value).padStart(2, "0");
      const tick = () => {
        const clock = document.querySelector("[data-session-clock] time:not([datetime])");
        if (!clock) return document.readyState === "loading" || clearInterval(timer);
        const seconds = Math.max(0, Math.floor((start + performance.now()) / 1000));
        clock.textContent =
          Math.floor(seconds / 3600) + ":" + two(Math.floor(seconds / 60) % 60) + ":" + two(seconds % 60);
      };
      const timer = setInterval(tick, 1000);
      tick();
    })
    .catch(() => undefined);
  read(asked[addresses[1]])
    .then((player) => {
      const fill = () => {
        for (const place of document.querySelectorAll("[data-early-field]")) {
          const value = player[place.dataset.earlyField];
          if (typeof value !== "string") continue;
          // A Danish number as the page will write it; of others the page knows how.
          place.textContent = value.replace(/^\\+45(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)$/, "+45 $1 $2 $3 $4");
          place.removeAttribute("data-early-field");
        }
      };
      fill();
      if (document.readyState !== "loading") return;
      // What is parsed after the answer is filled before it is painted.
      const places = new MutationObserver(fill);
      places.observe(document, { childList: true, subtree: true });
      document.addEventListener("DOMContentLoaded", () => places.disconnect());
    })
    .catch(() => undefined);
})();
`;
