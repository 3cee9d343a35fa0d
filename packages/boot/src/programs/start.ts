import { installGameHub } from "@spilhus/game-api/hub";
import { keepPress } from "./keepPress.ts";
import { markArrival } from "./markArrival.ts";
import { hasSessionHint } from "./sessionHint.ts";
import { loadAfterPaint } from "./loadAfterPaint.ts";

/** Written into the built text for each page. */
declare const CHUNKS: readonly string[];

/** The inline script of a page that sends no requests of its own before the framework starts. */
const data = document.documentElement.dataset;
if (hasSessionHint()) data["player"] = "logged_in";
loadAfterPaint(CHUNKS, data);
installGameHub(self);
keepPress(document.documentElement);
// Last: the mark holds pictures back, and a page whose script fails must show them.
markArrival(data);
