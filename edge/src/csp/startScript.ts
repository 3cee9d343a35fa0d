/** The name of the Trusted Types policy by which the start script gives chunks their addresses. */
export const START_POLICY = "start";

/** What a page may know of a player is this cookie (R3.07); whether it is true is asked later. */
const HINT = `/(?:^|; )session_expiry=/.test(document.cookie)&&(document.documentElement.dataset.player="logged_in");`;

/**
 * The inline script that says before the first frame that the page may be a player's, whose place in the header is another
 * one than a guest's, and fetches a page's chunks once it has been painted, so that on a phone they compete neither
 * with the style sheet and the first picture for the line nor with the first layout for the processor. A page nobody
 * looks at has no frames: there the load event starts them.
 *
 * @param sources addresses below `/_next/static/`, in the document's order
 */
export function startScript(sources: readonly string[]): string {
  const list = JSON.stringify(sources).replaceAll("<", "\\u003c");
  return `(u=>{${HINT}let d,t=self.trustedTypes,p=t&&t.createPolicy("${START_POLICY}",{createScriptURL:a=>a}),g=()=>{if(d)return;d=1;for(const a of u){const s=document.createElement("script");s.async=true;s.src=p?p.createScriptURL(a):a;document.head.append(s)}},f=()=>requestAnimationFrame(()=>setTimeout(g));document.readyState=="loading"?addEventListener("DOMContentLoaded",f):f();addEventListener("load",g)})(${list})`;
}
