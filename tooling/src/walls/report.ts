import { resolve } from "node:path";
import { readRooms } from "../boundaries/readRooms.ts";
import { ruleOf } from "../boundaries/rules.ts";
import { findFolderCycles } from "./findFolderCycles.ts";
import { findOpenWings, findSideDoors } from "./findSideDoors.ts";

/** `node tooling/src/walls/report.ts [room…]`: prints what the walls test would find, room by room. */
const wanted = process.argv.slice(2);
const rooms = readRooms(resolve(import.meta.dirname, "../../..")).filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name),
);
for (const room of rooms) {
  const cycles = findFolderCycles(room);
  const doors = findSideDoors(room, room.entries);
  const open = ruleOf(room.name).hasWings ? findOpenWings(room) : [];
  console.log(
    `${room.name}: ${cycles.length} circles, ${doors.length} side doors, ${open.length} open wings`,
  );
  if (wanted.length > 0) for (const line of [...cycles, ...doors, ...open]) console.log(line);
}
