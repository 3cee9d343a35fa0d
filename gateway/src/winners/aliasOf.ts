import { createHash } from "node:crypto";

/** Words for aliases: trees, stones, weather and coasts, in no way a person's name. */
const WORDS = [
  ...["Havtorn", "Klitrose", "Birkelund", "Enebær", "Kaprifol", "Lyngbakke", "Strandeng", "Pileallé"],
  ...["Kvartsit", "Basalt", "Skifer", "Granit", "Flintesten", "Rullesten", "Sandsten", "Klint"],
  ...["Novemberregn", "Majsol", "Morgendis", "Vestenvind", "Nordenvind", "Rimfrost", "Skybrud", "Solhverv"],
  ...["Fyrskib", "Havnemole", "Bådebro", "Landtange", "Vadehav", "Sandbanke", "Fjordmunding", "Østkyst"],
] as const;
const NUMBERS = 1_000;
const DIGITS = 3;

/**
 * The name under which others read of a player's wins: always the same for one player, and nothing follows from it, because a
 * player's id is known to the gateway alone. Two players may have the same alias.
 *
 * @param playerId uuid
 */
export function aliasOf(playerId: string): string {
  const hash = createHash("sha256").update(`alias ${playerId}`).digest();
  const word = WORDS[hash.readUInt16BE(0) % WORDS.length] ?? WORDS[0];
  return `${word} ${String(hash.readUInt32BE(2) % NUMBERS).padStart(DIGITS, "0")}`;
}
