import { GET_ROOM_STATE, STREAM_ROOM } from "@spilhus/contracts/bingo";

/** A room of a brand. */
export interface RoomAddress {
  readonly brand: string;
  readonly slug: string;
  /** Unique among the rooms of all brands. */
  readonly key: string;
}

const SLUG = "([a-z0-9]+(?:-[a-z0-9]+)*)";
const pathOf = ({ path }: { readonly path: string }) => new RegExp(`^${path.replace("{slug}", SLUG)}$`);
const [STREAM, STATE] = [pathOf(STREAM_ROOM), pathOf(GET_ROOM_STATE)];

/** The room of a path of events or of a state; nothing for other paths. */
export function roomOfPath(
  path: string,
  brand: string,
): { readonly room: RoomAddress; readonly wants: "events" | "state" } | undefined {
  const wants = STREAM.test(path) ? "events" : "state";
  const slug = (wants === "events" ? STREAM : STATE).exec(path)?.[1];
  return slug === undefined ? undefined : { room: { brand, slug, key: `${brand}/${slug}` }, wants };
}
