import { describe, expect, it } from "vitest";
import { roundCalendar } from "./roundCalendar.ts";

const calendar = {
  host: "www.fjord.example",
  brandName: "Fjord",
  path: "/spilside/solsikkesalen",
  locale: "da",
  now: new Date("2026-11-25T17:30:00.123Z"),
} as const;
const round = {
  id: "5c6e5a3e-8e2b-4f3e-9f35-1f0c5a2f7b11",
  roomName: "Solsikkesalen",
  kind: "banko",
  plate: "3x9-90",
  intervalMs: 4_000,
  startsAt: new Date("2026-11-25T18:00:00Z"),
  platePriceOre: 250,
  guaranteedPrizeOre: 123_450,
} as const;
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

describe("rounds as a calendar file (R2.03, R2.04)", () => {
  it("have their time in UTC, end with their last number at the latest, and name price and prize", () => {
    const lines = unfolded(roundCalendar({ ...calendar, rounds: [round] })).split("\r\n");
    expect(lines).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Fjord//www.fjord.example//DA",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      `UID:${round.id}@www.fjord.example`,
      "DTSTAMP:20261125T173000Z",
      "DTSTART:20261125T180000Z",
      "DTEND:20261125T180600Z",
      String.raw`SUMMARY:Solsikkesalen\, banko`,
      String.raw`DESCRIPTION:Plade: 2\,50 kr. Præmier for mindst 1.234\,50 kr. i alt.`,
      "URL:https://www.fjord.example/spilside/solsikkesalen",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("have no line of more than 75 bytes, and break no character", () => {
    const roomName = "Ærøskøbings Årøsund-sal; æblegrød, ølbrød og \\ smørrebrød ".repeat(4);
    const file = roundCalendar({ ...calendar, rounds: [{ ...round, roomName }] });
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(file)).toContain(
      `SUMMARY:${roomName.replaceAll("\\", "\\\\").replaceAll(/[;,]/g, String.raw`\$&`)}`,
    );
  });

  it("lets no name end its line and begin another entry", () => {
    const roomName = "Sal\r\nBEGIN:VALARM\nX";
    const file = roundCalendar({ ...calendar, rounds: [{ ...round, roomName }] });
    expect(file.split("\r\n").filter((line) => line.startsWith("BEGIN:VALARM"))).toEqual([]);
  });

  it("are a whole calendar without any", () => {
    expect(roundCalendar({ ...calendar, rounds: [] })).toMatch(/METHOD:PUBLISH\r\nEND:VCALENDAR\r\n$/);
  });
});
