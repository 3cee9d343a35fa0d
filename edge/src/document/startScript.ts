import { ASK_EARLY } from "@spilhus/lib";
import { START_POLICY } from "../csp/index.ts";

/** What a page may know of a player is this cookie (R3.07); whether it is true is asked later. */
const HINT = `/(?:^|; )session_expiry=/.test(document.cookie)&&(document.documentElement.dataset.player="logged_in");`;

/**
 * Who arrives at the top of a page may have its lower parts laid out later, and pictures fetched after the first frame. Not
 * who comes to an anchor, back or anew: where they come out hangs on the heights of everything above.
 */
const ARRIVAL = `location.hash||(performance.getEntriesByType("navigation")[0]||{}).type!="navigate"||(document.documentElement.dataset.arrival="top");`;

/** The first frame is there. The page's own code ends the mark, see `takeOverArrival` of `packages/site`. */
const SEEN = `(e=>{e.arrival&&(e.arrival="seen")})(document.documentElement.dataset);`;

/**
 * The inline script that says before the first frame that the page may be a player's, whose place in the header is another
 * one than a guest's, and that it is seen from its top, and fetches a page's chunks once it has been painted, so that on
 * a phone they compete neither with the style sheet and the first picture for the line nor with the first layout for the
 * processor. A page nobody looks at has no frames: there the load event starts them.
 *
 * On a player's page it also asks who the player is: a script of the page itself, however soon it has come, is run
 * when the page is parsed, and the answers would miss the first frame.
 *
 * @param sources addresses below `/_next/static/`, in the document's order
 * @param asks what the page names to be asked, see `earlyAsks`
 */
export function startScript(sources: readonly string[], asks: readonly string[] = []): string {
  const list = JSON.stringify(sources).replaceAll("<", "\\u003c");
  // The mark is put last: it holds pictures back, and whatever fails before it must leave a page that works without script.
  return `(u=>{${HINT}${asks.length > 0 ? `(${ASK_EARLY})(${JSON.stringify(asks)});` : ""}let d,t=self.trustedTypes,p=t&&t.createPolicy("${START_POLICY}",{createScriptURL:a=>a}),g=()=>{if(d)return;d=1;${SEEN}for(const a of u){const s=document.createElement("script");s.async=true;s.src=p?p.createScriptURL(a):a;document.head.append(s)}},f=()=>requestAnimationFrame(()=>setTimeout(g));document.readyState=="loading"?addEventListener("DOMContentLoaded",f):f();addEventListener("load",g);${ARRIVAL}})(${list})`;
}
