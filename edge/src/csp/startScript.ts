/** The name of the Trusted Types policy by which the start script gives chunks their addresses. */
export const START_POLICY = "start";

/**
 * The inline script that fetches a page's chunks once it has been painted, so that on a phone they compete neither
 * with the style sheet and the first picture for the line nor with the first layout for the processor. A page nobody
 * looks at has no frames: there the load event starts them.
 *
 * @param sources addresses below `/_next/static/`, in the document's order
 */
export function startScript(sources: readonly string[]): string {
  const list = JSON.stringify(sources).replaceAll("<", "\\u003c");
  return `(u=>{let d,t=self.trustedTypes,p=t&&t.createPolicy("${START_POLICY}",{createScriptURL:a=>a}),g=()=>{if(d)return;d=1;for(const a of u){const s=document.createElement("script");s.async=true;s.src=p?p.createScriptURL(a):a;document.head.append(s)}},f=()=>requestAnimationFrame(()=>setTimeout(g));document.readyState=="loading"?addEventListener("DOMContentLoaded",f):f();addEventListener("load",g)})(${list})`;
}
