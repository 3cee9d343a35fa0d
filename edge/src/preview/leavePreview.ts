import { redirectTarget } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import { endPreview } from "./previewCookie.ts";
import { sendRedirect } from "../respond/index.ts";

const PATH = "/_preview/leave";

function leave(exchange: Exchange): void {
  const { path, search, origin } = exchange;
  if (path !== PATH) throw new EdgeError("not-found", "There is nothing here.");
  const target = redirectTarget(new URLSearchParams(search).get("to"), origin) ?? "/";
  sendRedirect(exchange, 303, target, ["Set-Cookie", endPreview]);
}

/** `GET /_preview/leave?to=/path`: ends the draft preview (R6.07), which is only a cookie of the edge. */
export const leavePreviewEndpoint: Endpoint = { methods: ["GET"], handle: leave };
