import { STUDIO_HEADER } from "@spilhus/contracts/payments";
import { STUDIO_KIT_SCRIPT } from "@spilhus/game-api/studio-kit";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import Fastify, { type FastifyInstance } from "fastify";
import * as z from "zod";
import { askRounds } from "./askRounds.ts";
import { frameAncestorsFault } from "./frameAncestors.ts";
import { GAME_TERMS, KitWallet } from "./KitWallet.ts";
import { kitPage } from "./kitPage.ts";
import { Scenario } from "./Scenario.ts";

export interface KitSettings {
  /** Origin of the kit's page, which the studio must let frame its game. */
  readonly origin: string;
  /** Address of the game's frame. */
  readonly frame: string;
  /** The studio's id and key, as its wallet client has them. */
  readonly id: string;
  readonly key: string;
  /** Address below which the studio tells of its rounds; absent: it is not asked. */
  readonly rounds?: string | undefined;
  readonly now?: () => number;
}

const LOOK_EVERY_MS = 250;
const SaidSchema = z.object({ type: z.string(), roundId: z.string().optional() });
const EndSchema = z.object({ why: z.string() });

/** The kit: a page with the studio's frame in it, and a wallet that answers the studio's server and goes wrong by plan. */
export function createKitServer(settings: KitSettings): {
  readonly server: FastifyInstance;
  readonly scenario: Scenario;
} {
  const { origin, frame, id, key, rounds, now = () => performance.now() } = settings;
  const wallet = new KitWallet(now);
  const ask = rounds === undefined ? undefined : askRounds(rounds, id, key);
  const scenario = new Scenario({ wallet, ask, now });
  const guard = new ReplayGuard();
  const server = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  // The very bytes are signed, so they are parsed after that was looked at.
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    done(null, body);
  });

  server.post<{ Params: { name: string } }>("/studio/wallet/:name", (request, reply) => {
    const body = String(request.body);
    const signed = { method: "POST", path: request.url, body };
    const signature = String(request.headers[SIGNATURE_HEADER]);
    const isOurs = request.headers[STUDIO_HEADER] === id;
    if (!isOurs || !verifyRequest(key, signature, signed, guard, Date.now())) {
      scenario.results.fail("authenticates", `${request.params.name}: its signature is not good`);
      return reply.code(401).send({ error: { code: "unsigned" } });
    }
    const answer = wallet.answer(request.params.name, JSON.parse(body));
    if (answer === "cut") {
      request.raw.socket.destroy();
      return reply;
    }
    return reply.code(answer.status).send(answer.body);
  });

  server.get("/", (_request, reply) => {
    // Now and not at the start: the studio may be started after the kit.
    void frameAncestorsFault(frame, origin).then((fault) =>
      fault === undefined ? scenario.results.pass("policy") : scenario.results.fail("policy", fault),
    );
    const policy =
      `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; ` +
      `frame-src ${new URL(frame).origin}; base-uri 'none'; frame-ancestors 'none'`;
    return reply
      .header("content-security-policy", policy)
      .type("text/html; charset=utf-8")
      .send(kitPage(frame));
  });
  server.get("/kit.js", (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(STUDIO_KIT_SCRIPT),
  );
  server.get("/kit/state", () => ({
    checks: scenario.results.list,
    task: scenario.task,
    isStopping: scenario.isStopping,
  }));
  server.post("/kit/init", () => ({
    ...{ locale: "da", currency: "DKK", mode: "real", token: wallet.newToken(), ...GAME_TERMS },
    ...{ autoplay: "never", turbo: "never", celebrateAbove: "stake", reducedMotion: false, sound: false },
  }));
  server.post("/kit/connected", (_request, reply) => {
    scenario.connected();
    return reply.code(204).send();
  });
  server.post("/kit/said", (request, reply) => {
    scenario.said(SaidSchema.parse(JSON.parse(String(request.body))));
    return reply.code(204).send();
  });
  server.post("/kit/end", (request, reply) => {
    scenario.ended(EndSchema.parse(JSON.parse(String(request.body))).why);
    return reply.code(204).send();
  });

  const timer = setInterval(() => void scenario.look(), LOOK_EVERY_MS);
  server.addHook("onClose", async () => clearInterval(timer));
  return { server, scenario };
}
