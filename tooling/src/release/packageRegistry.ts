import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import * as z from "zod";

/** What `npm publish` sends: the manifest of one version, and its tarball as base64. */
const PublishSchema = z.object({
  name: z.string(),
  versions: z.record(z.string(), z.looseObject({ dist: z.looseObject({ tarball: z.string() }) })),
  _attachments: z.record(z.string(), z.object({ data: z.string() })),
});
type Manifest = z.infer<typeof PublishSchema>["versions"][string];

interface Published {
  readonly versions: Record<string, Manifest>;
  readonly tarballs: Map<string, Buffer>;
}

export interface PackageRegistry {
  /** Address with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Long ago: package managers may refuse a version that was published a moment ago. */
const PUBLISHED_AT = "2020-01-01T00:00:00.000Z";

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function packument(name: string, { versions }: Published) {
  const names = Object.keys(versions);
  return {
    name,
    versions,
    "dist-tags": { latest: names.at(-1) },
    time: Object.fromEntries(names.map((version) => [version, PUBLISHED_AT])),
  };
}

/** Starts a package registry in memory, on loopback, that takes what is published to it and gives it back. */
export async function startRegistry(): Promise<PackageRegistry> {
  const packages = new Map<string, Published>();
  let url = "";

  function publish(text: string): void {
    const { name, versions, _attachments } = PublishSchema.parse(JSON.parse(text));
    const known = packages.get(name) ?? { versions: {}, tarballs: new Map<string, Buffer>() };
    const [attachment] = Object.values(_attachments);
    for (const [version, manifest] of Object.entries(versions)) {
      const file = `${version}.tgz`;
      const tarball = new URL(`${encodeURIComponent(name)}/-/${file}`, url).href;
      known.versions[version] = { ...manifest, dist: { ...manifest.dist, tarball } };
      known.tarballs.set(file, Buffer.from(attachment?.data ?? "", "base64"));
    }
    packages.set(name, known);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [encoded = "", file] = new URL(request.url ?? "/", url).pathname.slice(1).split("/-/");
    const name = decodeURIComponent(encoded);
    if (request.method === "PUT") {
      publish(await bodyOf(request));
      return send(response, 201, { ok: true });
    }
    const known = packages.get(name);
    if (!known) return send(response, 404, { error: `${name} was not published.` });
    if (file === undefined) return send(response, 200, packument(name, known));
    const tarball = known.tarballs.get(file);
    if (!tarball) return send(response, 404, { error: `${name} has no ${file}.` });
    response.writeHead(200, { "content-type": "application/octet-stream" }).end(tarball);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 400, { error: String(error) }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The registry has no port.");
  url = `http://127.0.0.1:${address.port}/`;
  return {
    url,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
