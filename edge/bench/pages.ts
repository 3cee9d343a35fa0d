import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LOCALES } from "@spilhus/contracts";
import { type AccountStatusAnswer, GET_ACCOUNT_STATUS } from "@spilhus/contracts/edge";

/**
 * Requests per second of one edge process for a 44 KB page from memory, beside a bare `node:http` server that sends
 * the same bytes; the load generator runs on the same machine, so compare within one run only.
 *
 * `npm run bench` in this folder; `SECONDS` and `CONNECTIONS` change the load.
 */
const SECONDS = process.env["SECONDS"] ?? "8";
const CONNECTIONS = process.env["CONNECTIONS"] ?? "32";
const PORTS = { app: 15_191, bare: 15_192, edge: 15_193, control: 15_194 } as const;
const WORDS = [
  "lys",
  "nat",
  "bingo",
  "sol",
  "banko",
  "vinder",
  "spil",
  "kugle",
  "hjul",
  "lod",
  "plade",
  "tal",
];

/** Text that compresses about as well as a real page. */
function page(): string {
  let seed = 7;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return `${WORDS[seed % WORDS.length]}${seed % 97}`;
  };
  let body = "";
  while (body.length < 43_500)
    body += `<li class="card"><a href="/spilside/${word()}">${word()} ${word()}</a></li>`;
  const flight = `self.__next_f.push([1,"${word()}"])`;
  return `<!DOCTYPE html><html lang="da"><body><ul>${body}</ul><script>${flight}</script></body></html>`;
}

const html = Buffer.from(page());
const answer = { "Content-Type": "text/html; charset=utf-8", "Content-Length": html.length };
/** The app, and the gateway that says of every session that it is a player's. */
const accountStatus = JSON.stringify({
  loggedIn: true,
  checkResult: null,
  withinLimits: true,
  hasVerifiedEid: true,
  isWithdrawalBlocked: false,
  hasDepositLimit: true,
  loggedInAt: "2026-11-21T12:00:00.000Z",
  expiresAt: "2026-11-21T12:30:00.000Z",
} satisfies AccountStatusAnswer);
const app = createServer((request, response) => {
  if (request.url === GET_ACCOUNT_STATUS.path) {
    request.resume();
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(accountStatus);
    return;
  }
  response.writeHead(200, answer);
  response.end(html);
});

async function startEdge(): Promise<ChildProcess> {
  const directory = await mkdtemp(join(tmpdir(), "edge-bench-"));
  const file = join(directory, "brands.json");
  const brand = {
    id: "bench",
    name: "Bench",
    domains: { production: [], local: ["bench.localhost"] },
    jurisdiction: "dk",
    locales: LOCALES,
    timezone: "Europe/Copenhagen",
    rpId: "bench.localhost",
    enabledRoutes: ["front", "faq"],
    guards: {},
    experiments: [],
    vendors: { consent: "local" },
    licence: { licensee: "Bench", number: "1" },
    duties: {
      minimumAge: [{ appliesFrom: "2012-01-01", years: 18 }],
      temporaryAccount: [{ appliesFrom: "2012-01-01", days: 30, depositsOre: 1_000_000 }],
      limitRaise: [{ appliesFrom: "2020-01-01", waitHours: 24 }],
      coolingOff: [{ appliesFrom: "2020-01-01", hours: 24 }],
      block: [{ appliesFrom: "2012-01-01", leastDays: 30 }],
      realityCheck: [{ appliesFrom: "2012-01-01", everyMinutes: 30 }],
      lossLimits: [{ appliesFrom: "2012-01-01", periods: 3 }],
      pace: [{ appliesFrom: "2012-01-01", slotMs: 3_000, tableMs: 5_000, ballMs: 3_000 }],
    },
  };
  await writeFile(file, JSON.stringify({ brands: [brand] }));
  const edge = spawn(process.execPath, ["--conditions=source", join(import.meta.dirname, "../src/main.ts")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(PORTS.edge),
      CONTROL_PORT: String(PORTS.control),
      BRANDS_FILE: file,
      APPS: JSON.stringify({ bench: `http://127.0.0.1:${PORTS.app}` }),
      GATEWAY: `http://127.0.0.1:${PORTS.app}`,
      EDGE_SECRET: "bench-bench-bench-bench",
    },
  });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ready = await fetch(`http://127.0.0.1:${PORTS.control}/_ready`).catch(() => undefined);
    if (ready?.ok) return edge;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The edge did not get ready within 10 s.");
}

interface Load {
  readonly rate: number;
  readonly p99: number;
  /** Requests for each second of processor time: what holds when other work is going on. */
  readonly ratePerCore?: number;
}

async function edgeCpuSeconds(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${PORTS.control}/metrics`);
  const { cpu }: { cpu: NodeJS.CpuUsage } = await answer.json();
  return (cpu.user + cpu.system) / 1_000_000;
}

async function load(port: number, headers: readonly string[]): Promise<Load> {
  const generator = spawn(
    join(import.meta.dirname, "../node_modules/.bin/autocannon"),
    [
      "-c",
      CONNECTIONS,
      "-d",
      SECONDS,
      "-j",
      ...["host: bench.localhost", ...headers].flatMap((header) => ["-H", header]),
      `http://127.0.0.1:${port}/faq`,
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const before = await edgeCpuSeconds();
  let text = "";
  generator.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(generator, "close");
  const result: { requests: { average: number; total: number }; latency: { p99: number }; non2xx: number } =
    JSON.parse(text);
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 200.`);
  const cpu = (await edgeCpuSeconds()) - before;
  const perCore = port === PORTS.edge ? { ratePerCore: Math.round(result.requests.total / cpu) } : {};
  return { rate: Math.round(result.requests.average), p99: result.latency.p99, ...perCore };
}

const bare = app.listen(PORTS.app, "127.0.0.1");
const edge = await startEdge();
try {
  const warm = await fetch(`http://127.0.0.1:${PORTS.edge}/faq`, {
    headers: { host: "bench.localhost" },
  }).catch(() => undefined);
  await warm?.arrayBuffer();
  const rows: Record<string, Load> = {
    "bare node:http, identity (in this process)": await load(PORTS.app, []),
    "edge, identity": await load(PORTS.edge, ["accept-encoding: identity"]),
    "edge, br": await load(PORTS.edge, ["accept-encoding: gzip, br"]),
    "edge, br, cookies and experiment": await load(PORTS.edge, [
      "accept-encoding: gzip, br",
      "cookie: consent=v1.111; locale=en; visitor_id=8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55",
    ]),
    "edge, br, cookies of a player": await load(PORTS.edge, [
      "accept-encoding: gzip, br",
      `cookie: consent=v1.111; locale=en; visitor_id=8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55; __Host-sid=${"s".repeat(43)}`,
    ]),
  };
  console.table(rows);
} finally {
  edge.kill("SIGTERM");
  bare.close();
  bare.closeAllConnections();
}
