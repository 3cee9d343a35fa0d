import { globSync } from "node:fs";
import { join } from "node:path";

const ROOMS =
  "{packages/*,brands/*,apps/*,edge,console,gateway,chat-server,seed,local,deploy,e2e,storybook,tooling,bench}";

/** Where the runners of all rooms leave their JSON reports: absolute paths of those that are there. */
export function reportFiles(root: string): string[] {
  return globSync(`${ROOMS}/.reports/*.json`, { cwd: root }).map((file) => join(root, file));
}
