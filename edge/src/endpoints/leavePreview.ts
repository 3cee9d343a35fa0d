import { EDGE_HEADER, PREVIEW_LEAVE_PATH, REQUEST_ID_HEADER } from "@spilhus/contracts";
import { redirectTarget } from "@spilhus/lib";
import { EdgeError } from "../gate/edgeError.ts";
import type { Endpoint, Exchange } from "../gate/exchange.ts";
import { requestId } from "../gate/requestId.ts";
import { endPreview } from "../pages/previewCookie.ts";
import { sendRedirect } from "../respond/send.ts";

const PATH = "/_preview/leave";

async function leave(exchange: Exchange): Promise<void> {
  const { path, search, site, origin, request } = exchange;
  if (path !== PATH) throw new EdgeError("not-found", "There is nothing here.");
  await site.app.call({
    path: PREVIEW_LEAVE_PATH,
    headers: {
      host: site.canonicalHost,
      [EDGE_HEADER]: "1",
      [REQUEST_ID_HEADER]: requestId(request),
    },
    maxBytes: 65_536,
  });
  const target = redirectTarget(new URLSearchParams(search).get("to"), origin) ?? "/";
  sendRedirect(exchange, 303, target, ["Set-Cookie", endPreview]);
}

/** `GET /_preview/leave?to=/path`: ends the draft preview (R6.07). */
export const leavePreviewEndpoint: Endpoint = { methods: ["GET"], handle: leave };
