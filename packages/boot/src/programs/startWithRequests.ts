import { installGameHub } from "@spilhus/game-api/hub";
import { keepPress } from "./keepPress.ts";
import { markArrival } from "./markArrival.ts";
import { requestEarly } from "./requestEarly.ts";
import { hasSessionHint } from "./sessionHint.ts";
import { loadAfterPaint } from "./loadAfterPaint.ts";

/** Written into the built text for each page. */
declare const CHUNKS: readonly string[];
declare const REQUESTS: readonly string[];

/** The inline script of a player's page: a script element runs only once the page is parsed, after the first frame. */
const data = document.documentElement.dataset;
if (hasSessionHint()) data["player"] = "logged_in";
requestEarly(REQUESTS);
loadAfterPaint(CHUNKS, data);
installGameHub(self);
keepPress(document.documentElement);
// Last: the mark holds pictures back, and a page whose script fails must show them.
markArrival(data);
