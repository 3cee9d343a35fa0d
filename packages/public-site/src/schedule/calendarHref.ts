import type { Locale } from "@spilhus/contracts";
import { GET_ROOM_CALENDAR } from "@spilhus/contracts/bingo";

interface Calendar {
  readonly brand: string;
  readonly locale: Locale;
  /** Slug of the room. */
  readonly room: string;
  /** One round of it; absent: those of the next 24 hours. */
  readonly round?: string;
}

/** The address of a room's calendar file. */
export function calendarHref({ brand, locale, room, round }: Calendar): string {
  const query = new URLSearchParams({ brand, locale, ...(round === undefined ? {} : { round }) });
  return `${GET_ROOM_CALENDAR.path.replace("{slug}", room)}?${query}`;
}
