import { DOWNLOAD_USER_REPORT } from "@spilhus/contracts/player-account";
import { clientIp, type Exchange } from "../request/index.ts";
import { AnswerSlots, sendStream } from "../respond/index.ts";
import { readAnswer, type Upstream, type UpstreamAnswer } from "../upstream/index.ts";

import { gatewayAnswerHeaders, gatewayRequestHeaders } from "./gatewayHeaders.ts";

const [BEFORE_ID = "", AFTER_ID = ""] = DOWNLOAD_USER_REPORT.path.split("{reportId}");
const LIMITS = { atOnce: 32, perClient: 4, name: "downloads" };
/** A client that reads, but hardly, gives its connection back after this. */
const LONGEST_MS = 10 * 60_000;
const MAX_REFUSAL_BYTES = 64 * 1024;

/** Whether an address is that of a statement's file, which may be of any length. */
export const isDownloadPath = (path: string): boolean =>
  path.startsWith(BEFORE_ID) && path.endsWith(AFTER_ID) && path.length > BEFORE_ID.length + AFTER_ID.length;

/** Passes files on part by part, so that their length costs no memory. */
export class DownloadProxy {
  readonly #gateway: Upstream;
  readonly #slots = new AnswerSlots(LIMITS);

  /** @param gateway with connections of its own: clients that read slowly must not hold those of other calls */
  constructor(gateway: Upstream) {
    this.#gateway = gateway;
  }

  /**
   * Sends the file of a GET or HEAD, and reads from the gateway only as fast as the client does.
   *
   * @returns the gateway's answer when it is no file, such as a refusal; the caller sends it
   * @throws {EdgeError} `too-many-requests`, `unavailable`, and what an upstream throws
   */
  async pass(exchange: Exchange): Promise<UpstreamAnswer | undefined> {
    const { path, search, request } = exchange;
    const giveBack = this.#slots.take(clientIp(exchange, request));
    try {
      const answer = await this.#gateway.open({
        path: path + search,
        headers: gatewayRequestHeaders(exchange),
      });
      if (answer.status !== 200) {
        return { ...answer, body: await readAnswer(answer.body, MAX_REFUSAL_BYTES) };
      }
      const headers = [...gatewayAnswerHeaders(answer), "Cache-Control", "no-store", "Vary", "Cookie"];
      await sendStream(exchange, answer.status, headers, answer.body, AbortSignal.timeout(LONGEST_MS));
      return undefined;
    } finally {
      giveBack();
    }
  }
}
