import { ADMIT_CHAT_SOCKET, type ChatAdmission } from "@spilhus/contracts/chat";
import { AccountStatusAnswerSchema, GET_ACCOUNT_STATUSES } from "@spilhus/contracts/edge";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import { player, type Player } from "./accountStatusDouble.ts";
import { answer, type Handler } from "./upstreamDouble.ts";

const JSON_TYPE = { "content-type": "application/json" };

/** A gateway that admits players to the chat. */
export interface ChatGatewayDouble {
  readonly handle: Handler;
  /** By `<brand> <session>`; who is missing is not logged in. */
  readonly players: Map<string, Player>;
  /** Who was asked about by the call for one socket, as `<brand> <session>`. */
  readonly admitted: string[];
  /** Who was asked about by the call for all open ones. */
  readonly watched: string[][];
  /** Runs before an admission is answered. */
  beforeAnswer: (() => Promise<unknown>) | undefined;
}

const NOT_SIGNED_IN: ChatAdmission = { admitted: false, reason: "not-signed-in", until: null };

function admission(name: string, found: Player | undefined): ChatAdmission {
  if (!found) return NOT_SIGNED_IN;
  if (found.checkResult) return { admitted: false, reason: "restricted", until: null };
  const [brand = "", session = ""] = name.split(" ");
  return {
    admitted: true,
    ticket: `ticket.of.${session}`,
    sessionRef: `ref-${session}`,
    chatId: `${brand}-${session}`,
  };
}

export function chatGatewayDouble(secret: string, names: readonly string[]): ChatGatewayDouble {
  const guard = new ReplayGuard();
  const double: ChatGatewayDouble = {
    players: new Map(names.map((name) => [name, player()])),
    admitted: [],
    watched: [],
    beforeAnswer: undefined,
    handle(request, response) {
      let body = "";
      request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      request.on("end", () => void reply(request.url ?? "", body, String(request.headers[SIGNATURE_HEADER])));
      async function reply(path: string, text: string, signature: string): Promise<void> {
        if (path !== ADMIT_CHAT_SOCKET.path && path !== GET_ACCOUNT_STATUSES.path) {
          answer(response, 200, JSON_TYPE, '{"rules":[]}');
          return;
        }
        if (!verifyRequest(secret, signature, { method: "POST", path, body: text }, guard, Date.now())) {
          answer(response, 403, JSON_TYPE, "{}");
          return;
        }
        if (path === ADMIT_CHAT_SOCKET.path) {
          const { brand, session } = ADMIT_CHAT_SOCKET.body.parse(JSON.parse(text));
          const name = `${brand} ${session}`;
          double.admitted.push(name);
          const said = admission(name, double.players.get(name));
          await double.beforeAnswer?.();
          answer(response, 200, JSON_TYPE, JSON.stringify(said));
          return;
        }
        const { questions } = GET_ACCOUNT_STATUSES.body.parse(JSON.parse(text));
        const asked = questions.map(({ brand, session }) => `${brand} ${session}`);
        double.watched.push(asked);
        const answers = asked.map((name) =>
          AccountStatusAnswerSchema.parse(double.players.get(name) ?? { loggedIn: false }),
        );
        answer(response, 200, JSON_TYPE, JSON.stringify({ answers }));
      }
    },
  };
  return double;
}
