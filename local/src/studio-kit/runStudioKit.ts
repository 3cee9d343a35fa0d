import { parseArgs } from "node:util";
import { createKitServer } from "./createKitServer.ts";

const USAGE = `npm run conformance -- studio --frame <address of the game> --id <studio> [--rounds <address>] [--port 4790]

The key stands in STUDIO_KEY. Point the studio's wallet client at the kit (http://127.0.0.1:4790), let its frame be framed by
http://localhost:4790, open that page in a browser and do what it says.`;
const MINUTES = 15;
const LOOK_EVERY_MS = 500;

/**
 * Runs the kit until every check has a result.
 *
 * @returns the exit code: 0 when all have passed
 */
export async function runStudioKit(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      frame: { type: "string" },
      id: { type: "string" },
      rounds: { type: "string" },
      port: { type: "string", default: "4790" },
      minutes: { type: "string", default: String(MINUTES) },
    },
  });
  const { frame, id, rounds, port, minutes } = values;
  const key = process.env["STUDIO_KEY"];
  if (frame === undefined || !URL.canParse(frame) || id === undefined || key === undefined) {
    process.stderr.write(`${USAGE}\n`);
    return 1;
  }
  const origin = `http://localhost:${port}`;
  const { server, scenario } = createKitServer({ origin, frame, id, key, rounds });
  await server.listen({ port: Number(port), host: "127.0.0.1" });
  process.stdout.write(`Open ${origin} in a browser and do what it says.\n`);
  const until = Date.now() + Number(minutes) * 60_000;
  const { results } = scenario;
  while (!results.isDone && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  await server.close();
  for (const { state, title, note } of results.list) {
    process.stdout.write(`${state}: ${title}${note === "" ? "" : ` (${note})`}\n`);
  }
  const passed = results.list.filter(({ state }) => state === "passed").length;
  const notPassed = results.list.length - passed;
  process.stdout.write(`${passed} passed, ${notPassed} failed or not tried\n`);
  return notPassed === 0 ? 0 : 1;
}
