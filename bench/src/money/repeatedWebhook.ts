import { EDGE_HEADERS, type LoadedGateway } from "@spilhus/gateway/load";
import { sql } from "drizzle-orm";
import fastify from "fastify";
import { ratesInTurns } from "../edge/ratesInTurns.ts";
import type { Figure } from "../report/section.ts";
import { answerFigure } from "./answerFigure.ts";
import type { MoneyDatabase } from "./moneyDatabase.ts";

const LEAST = 0.6;
const ROWS = 1;

/** A route that reads the body as bytes, verifies the provider's signature and does nothing else. */
async function verifyingRoute({ provider }: LoadedGateway) {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post<{ Body: Buffer }>("/hook", ({ method, url: path, hostname: host, headers, body }, reply) => {
    const signature = String(headers["signature"]);
    const hook = { method, path, host, headers: { signature }, rawBody: body };
    const { accepted } = provider.readHook(hook, new Date());
    return reply.code(accepted ? 200 : 401).send();
  });
  const url = `${await app.listen({ host: "127.0.0.1", port: 0 })}/hook`;
  return { url, [Symbol.asyncDispose]: () => app.close() };
}

/** A webhook that a provider sends again and again, beside a route that only verifies its signature. */
export async function repeatedWebhook(
  { db }: MoneyDatabase,
  gateway: LoadedGateway,
  seconds: number,
): Promise<Figure[]> {
  await using bare = await verifyingRoute(gateway);
  const { path, headers, rawBody } = gateway.provider.hook(["A".repeat(22)]);
  const signed = { signature: headers["signature"] ?? "", "content-type": "application/json" };
  const body = Buffer.from(rawBody).toString();
  const stored = async () => {
    const { rows } = await db.execute<{ count: string }>(sql`select count(*) from provider_events`);
    return Number(rows[0]?.count);
  };
  const before = await stored();
  const { ours, floor } = await ratesInTurns(
    {
      ours: { url: gateway.origin + path, headers: { ...EDGE_HEADERS, ...signed }, body },
      floor: { url: bare.url, headers: signed, body },
    },
    seconds,
  );
  const added = (await stored()) - before;
  return [
    answerFigure({
      ...{ what: "webhook, the same again and again", rate: ours, than: floor, least: LEAST },
      beside: "a route that only verifies the signature",
    }),
    {
      ...{ what: "the same, rows", measured: `${added} stored`, calibration: "" },
      ...{ result: `+ ${added}`, target: `+ ${ROWS}`, isMet: added === ROWS },
    },
  ];
}
