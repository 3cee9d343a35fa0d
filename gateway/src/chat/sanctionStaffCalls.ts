import {
  CONFIRM_CHAT_BAN,
  DECIDE_CHAT_APPEAL,
  DECLINE_CHAT_BAN,
  LIFT_CHAT_SANCTION,
  LIST_STAFF_CHAT_SANCTIONS,
  SANCTION_CHATTER,
  SET_CHATTER_ROLE,
  type StaffChatSanction,
} from "@spilhus/contracts/staff";
import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCallWith, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { CHAT_TEXTS, putMessage } from "../inbox/index.ts";
import { players } from "../players/index.ts";
import { requireSecondPerson, staffNames } from "../staff/index.ts";
import { playerOfNumber } from "../staff-players/index.ts";
import { isInForce } from "./bans.ts";
import { chatPlayer } from "./chatPlayer.ts";
import type { ChatServices } from "./chatServices.ts";
import { confirmBan, giveSanction, liftSanction, lockSanction, type SanctionRow } from "./giveSanction.ts";
import { chatMessages, chatNames, chatSanctions } from "./tables.ts";

const MOST = 200;
const defineStaffCall = defineStaffCallWith<ChatServices>();
const isId = (text: string) => z.uuid().safeParse(text).success;

async function shown(db: Queries, where: SQL | undefined): Promise<StaffChatSanction[]> {
  const rows = await db
    .select({ row: chatSanctions, customerNumber: players.customerNumber, name: chatNames.name })
    .from(chatSanctions)
    .innerJoin(players, eq(players.id, chatSanctions.playerId))
    .leftJoin(
      chatNames,
      and(eq(chatNames.brand, chatSanctions.brand), eq(chatNames.playerId, chatSanctions.playerId)),
    )
    .where(where)
    .orderBy(desc(chatSanctions.givenAt))
    .limit(MOST);
  const names = await staffNames(
    db,
    rows.flatMap(({ row }) => [row.givenBy, row.decidedBy, row.liftedBy]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map(({ row, customerNumber, name }) => ({
    ...{ id: row.id, brand: row.brand, room: row.room, kind: row.kind, reason: row.reason, note: row.note },
    ...{
      line: row.line,
      minutes: row.minutes,
      state: row.state,
      givenBy: row.givenBy,
      decidedBy: row.decidedBy,
    },
    ...{ name, customerNumber: String(customerNumber) },
    until: row.until?.toISOString() ?? null,
    givenByName: nameOf(row.givenBy),
    decidedByName: nameOf(row.decidedBy),
    liftedByName: nameOf(row.liftedBy),
    givenAt: row.givenAt.toISOString(),
    appeal: row.appealedAt && {
      ...{ at: row.appealedAt.toISOString(), text: row.appealText ?? "", outcome: row.appealOutcome },
    },
  }));
}

const WHICH = {
  proposed: eq(chatSanctions.state, "proposed"),
  "in-force": isInForce,
  appealed: and(isNotNull(chatSanctions.appealedAt), isNull(chatSanctions.appealOutcome)),
  all: undefined,
} as const;

const list = defineStaffCall(LIST_STAFF_CHAT_SANCTIONS, async ({ services: { db }, query }) => ({
  sanctions: await shown(db, WHICH[query.which]),
}));

/** What the audit of a member of staff keeps of a sanction. */
const aboutOf = ({ brand, playerId, id: sanction, kind, reason }: SanctionRow) => ({
  ...{ brand, playerId },
  details: { sanction, kind, reason },
});

const sanction = defineStaffCall(
  SANCTION_CHATTER,
  async ({ services: { brands, wakeChat }, tx, body, staff, note, afterCommit, refuse }) => {
    const { customerNumber, line: about, ...given } = body;
    if (!brands.has(given.brand)) throw refuse("not-found");
    if (given.minutes === null && given.kind === "mute")
      throw refuse("invalid-request", "A mute has an end.");
    const player = await playerOfNumber(tx, customerNumber);
    if (!player) throw refuse("unknown-customer");
    let line: string | null = null;
    if (about) {
      const which = and(
        eq(chatMessages.brand, given.brand),
        eq(chatMessages.room, about.room),
        eq(chatMessages.id, about.id),
        eq(chatMessages.playerId, player.id),
      );
      const [found] = await tx.select({ body: chatMessages.body }).from(chatMessages).where(which);
      if (!found) throw refuse("not-found");
      line = found.body;
    }
    const row = await giveSanction(tx, brands, { ...given, line, playerId: player.id, givenBy: staff.id });
    note(aboutOf(row));
    afterCommit(async () => wakeChat());
    const [answer] = await shown(tx, eq(chatSanctions.id, row.id));
    if (!answer) throw new Error("A sanction that was given is not there.");
    return answer;
  },
);

const confirm = defineStaffCall(
  CONFIRM_CHAT_BAN,
  async ({ services: { brands, wakeChat }, tx, places: { id }, staff, note, afterCommit, refuse }) => {
    const row = isId(id) ? await lockSanction(tx, id) : undefined;
    if (!row) throw refuse("not-found");
    if (row.state !== "proposed") throw refuse("already-decided");
    requireSecondPerson(row.givenBy, staff);
    await confirmBan(tx, brands, row, staff.id);
    note(aboutOf(row));
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

const decline = defineStaffCall(DECLINE_CHAT_BAN, async ({ tx, places: { id }, staff, note, refuse }) => {
  const row = isId(id) ? await lockSanction(tx, id) : undefined;
  if (!row) throw refuse("not-found");
  if (row.state !== "proposed") throw refuse("already-decided");
  await tx
    .update(chatSanctions)
    .set({ state: "declined", decidedBy: staff.id })
    .where(eq(chatSanctions.id, row.id));
  note(aboutOf(row));
  return DONE;
});

const lift = defineStaffCall(
  LIFT_CHAT_SANCTION,
  async ({ services: { wakeChat }, tx, places: { id }, staff, note, afterCommit, refuse }) => {
    const row = isId(id) ? await lockSanction(tx, id) : undefined;
    if (!row) throw refuse("not-found");
    if (row.state !== "in-force") throw refuse("already-decided");
    await liftSanction(tx, row, staff.id);
    note(aboutOf(row));
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

const appeal = defineStaffCall(
  DECIDE_CHAT_APPEAL,
  async ({
    services: { wakeChat },
    tx,
    places: { id },
    body: { outcome },
    staff,
    note,
    afterCommit,
    refuse,
  }) => {
    const row = isId(id) ? await lockSanction(tx, id) : undefined;
    if (!row) throw refuse("not-found");
    if (row.appealedAt === null || row.appealOutcome !== null) throw refuse("already-decided");
    // Neither who gave it nor who confirmed it judges it once more.
    requireSecondPerson(row.givenBy, staff);
    if (row.decidedBy !== null) requireSecondPerson(row.decidedBy, staff);
    await tx
      .update(chatSanctions)
      .set({ appealOutcome: outcome, appealDecidedBy: staff.id, appealDecidedAt: databaseNow })
      .where(eq(chatSanctions.id, row.id));
    if (outcome === "upheld") await putMessage(tx, row.playerId, CHAT_TEXTS.appealUpheld());
    else if (row.state === "in-force") await liftSanction(tx, row, staff.id);
    note({ ...aboutOf(row), details: { sanction: row.id, outcome } });
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

const setRole = defineStaffCall(SET_CHATTER_ROLE, async ({ tx, body, note, refuse }) => {
  const { brand, customerNumber, role } = body;
  const player = await playerOfNumber(tx, customerNumber);
  if (!player) throw refuse("unknown-customer");
  const [named] = await tx
    .select({ firstName: players.firstName })
    .from(players)
    .where(eq(players.id, player.id));
  await chatPlayer(tx, { brand, player: { id: player.id, firstName: named?.firstName ?? "" } });
  await tx
    .update(chatNames)
    .set({ role })
    .where(and(eq(chatNames.brand, brand), eq(chatNames.playerId, player.id)));
  note({ brand, playerId: player.id, details: { role } });
  return DONE;
});

/** The staff's calls about players of the chat. */
export const CHAT_SANCTION_STAFF_CALLS = [list, sanction, confirm, decline, lift, appeal, setRole] as const;
