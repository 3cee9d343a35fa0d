import { BuildMetaSchema, EDGE_HEADER } from "@spilhus/contracts";
import { EdgeError } from "../errors/edgeError.ts";
import type { Site } from "../sites/index.ts";

const BUILD_PATH = "/internal/build";

/** The description of the build that a brand's app runs. */
export async function fetchRunningBuild({ app, canonicalHost }: Site) {
  const answer = await app.call({
    path: BUILD_PATH,
    headers: { host: canonicalHost, accept: "application/json", [EDGE_HEADER]: "1" },
    maxBytes: 1024 * 1024,
  });
  if (answer.status !== 200)
    throw new EdgeError("upstream-failed", `The app answered ${answer.status} to ${BUILD_PATH}.`);
  return BuildMetaSchema.parse(JSON.parse(answer.body.toString()));
}
