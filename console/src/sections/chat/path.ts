/** The section of the chat, below the console's root. */
export const CHAT_PATH = "chat";

interface Place {
  readonly brand: string;
  readonly room: string;
}

/** The id of a room's page, or of all rooms of a brand: neither brands nor rooms have an underscore in their ids. */
export const placeIdOf = ({
  brand,
  room,
}: {
  readonly brand: string;
  readonly room: string | null;
}): string => `${brand}_${room ?? ""}`;

/** The room that the id of a page names. */
export function placeIn(id: string): Place {
  const [brand = "", room = ""] = id.split("_");
  return { brand, room };
}

export const pageOf = (id: string): string => `/${CHAT_PATH}/${id}`;

/** The page of the terms that lines are searched for. */
export const WORDS_ID = "ord";

/** The page of the hours of hosts. */
export const HOURS_ID = "vagter";
