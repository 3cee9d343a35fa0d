import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Room } from "../src/boundaries/findViolations.ts";

/**
 * Writes a small repository of rooms into a new folder.
 *
 * @param files texts by path, such as `packages/ui/src/a.ts`; the second part of the path names the room
 */
export function house(files: Readonly<Record<string, string>>): { root: string; rooms: Room[] } {
  const root = mkdtempSync(join(tmpdir(), "house-"));
  const rooms = new Map<string, { exports: string[]; files: string[] }>();
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const name = path.split("/")[1] ?? "";
    const room = rooms.get(name) ?? { exports: ["."], files: [] };
    room.files.push(file);
    rooms.set(name, room);
  }
  return {
    root,
    rooms: [...rooms].map(([name, room]) => ({
      name,
      folder: join(root, "packages", name),
      entries: new Set<string>(),
      ...room,
    })),
  };
}
