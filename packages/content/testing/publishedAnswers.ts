import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { startLocalServer, type LocalServer } from "./localServer.ts";

/** What VCR, the recorder of the vendor's own client, writes of a call. */
const CassetteSchema = z.object({
  http_interactions: z.array(
    z.object({
      request: z.object({ method: z.string(), uri: z.url() }),
      response: z.object({
        status: z.object({ code: z.int() }),
        headers: z.record(z.string(), z.array(z.string())),
        body: z.union([
          z.object({ string: z.string() }),
          z.object({ base64_string: z.base64() }).transform(({ base64_string }) => ({
            string: Buffer.from(base64_string, "base64").toString(),
          })),
        ]),
      }),
    }),
  ),
});

interface RecordedAnswer {
  /** The cache version that was asked for. */
  readonly cv: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A call of `cdn/stories` with what came until its answer: redirects to the newest `cv` first. */
export interface RecordedCall {
  /** Path and file, for a test's name. */
  readonly name: string;
  /** From `/v2/cdn/stories` on. */
  readonly path: string;
  /** Without token and `cv`. */
  readonly query: Readonly<Record<string, string>>;
  readonly answers: readonly RecordedAnswer[];
}

const KEPT_HEADERS = ["content-type", "location", "cache-control", "total", "per-page"];
const LIST = "/v2/cdn/stories";

/** The parameters of a call without its token; older clients of the vendor request linked stories with `1`. */
function parametersOf({ searchParams }: URL): Record<string, string> {
  const { token: _token, ...parameters } = Object.fromEntries(searchParams);
  return parameters["resolve_links"] === "1" ? { ...parameters, resolve_links: "story" } : parameters;
}

function callsIn(folder: string, file: string): RecordedCall[] {
  const cassette = CassetteSchema.parse(parse(readFileSync(join(folder, file), "utf8")));
  const recorded = cassette.http_interactions.flatMap(({ request, response }) => {
    const url = new URL(request.uri);
    const path = url.pathname;
    // Answers of v1 have no `cv` (R7.23): there is nothing to read them by.
    if (request.method !== "get" || !(path === LIST || path.startsWith(`${LIST}/`))) return [];
    const { cv = null, ...query } = parametersOf(url);
    const headers = Object.entries(response.headers)
      .map(([name, [value = ""]]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => KEPT_HEADERS.includes(name));
    const { status, body } = response;
    const answer = { cv, status: status.code, headers: Object.fromEntries(headers), body: body.string };
    return [{ name: `${path} of ${basename(file)}`, path, query, answer }];
  });
  const calls: (RecordedCall & { answers: RecordedAnswer[] })[] = [];
  for (const { answer, ...call } of recorded) {
    const last = calls.at(-1)?.answers;
    // What a redirect leads to belongs to the call that was redirected.
    if (last?.at(-1)?.status === 301) last.push(answer);
    else calls.push({ ...call, answers: [answer] });
  }
  return calls;
}

/**
 * The calls of stories that are recorded in the cassettes of a folder and the folders below it.
 *
 * @throws {Error} when there are none, and for a file that is no cassette.
 */
export function readRecordings(folder: string): RecordedCall[] {
  const calls = globSync("**/*.yml", { cwd: folder })
    .toSorted()
    .flatMap((file) => callsIn(folder, file));
  if (calls.length === 0) throw new Error(`No cassette in ${folder} holds a call of ${LIST}.`);
  return calls;
}

/** A service that answers one recorded call over real HTTP. */
export interface Replay extends LocalServer {
  /** The `cv` of every request that came. */
  readonly asked: (string | null)[];
}

/** Answers a recorded call as it was answered, each request by the `cv` it names, and anything else with 500. */
export async function startReplay({ path, query, answers }: RecordedCall): Promise<Replay> {
  const asked: (string | null)[] = [];
  const server = await startLocalServer((request, response) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const { cv = null, ...given } = parametersOf(url);
    asked.push(cv);
    const isTheCall =
      url.pathname === path && Object.entries(query).every(([name, value]) => given[name] === value);
    // Who has no version yet asks without one; the vendor's client asks for the version 0.
    const answer = answers.find((recorded) => recorded.cv === cv) ?? (cv === null ? answers[0] : undefined);
    if (!isTheCall || !answer) {
      response.writeHead(500).end(`Not recorded: ${request.url}`);
      return;
    }
    const { location, ...headers } = answer.headers;
    response.writeHead(answer.status, {
      ...headers,
      // Empty where no size was asked for: the vendor gives back what is asked.
      ...(headers["per-page"] === "" && { "per-page": given["per_page"] ?? "" }),
      ...(location !== undefined && { location: location.replace(/^https:\/\/[^/]+/, url.origin) }),
    });
    response.end(answer.body);
  });
  return { ...server, asked };
}
