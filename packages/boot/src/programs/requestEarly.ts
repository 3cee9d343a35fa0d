import type { EarlyAnswer } from "../early-answers/earlyAnswer.ts";
import { hasSessionHint } from "./sessionHint.ts";

/** The page's own code gives up after the same time. */
const TIMEOUT_MS = 10_000;

/**
 * `XMLHttpRequest` instead of `fetch`: the parts of a `fetch` answer are tasks that wait for parsing and layout. On a
 * phone's processor one whole answer is readable 120 ms sooner, mostly before the first frame.
 */
function send(address: string): EarlyAnswer {
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.timeout = TIMEOUT_MS;
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("x-requested-with", "XMLHttpRequest");
  const early: EarlyAnswer = {
    answer: new Promise((resolve, reject) => {
      request.onloadend = () => {
        const { status } = request;
        if (!status) return reject(TypeError("No answer"));
        early.at = performance.now();
        early.body = request.responseText;
        const headers = [...request.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm)].map(
          // Both groups take part in every match.
          (line) => line.slice(1) as [string, string],
        );
        resolve(new Response(early.body || null, { status, headers }));
      };
      request.send();
    }),
  };
  // Nobody may be waiting for it.
  early.answer.catch(() => {});
  return early;
}

/** Requests what the page will request (R7.01), where the visitor may be a player (R3.07). Skips what is requested already. */
export function requestEarly(addresses: readonly string[]): void {
  if (!hasSessionHint()) return;
  const answers = (self.earlyAnswers ||= {});
  for (const address of addresses) answers[address] ||= send(address);
}
