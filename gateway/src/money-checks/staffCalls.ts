import {
  ASK_PLAYER_FOR_DOCUMENTS,
  DECIDE_DOCUMENTS,
  DECIDE_MONEY_CASE,
  EXPORT_MONEY_CASE,
  GET_MONEY_CASE,
  LIST_MONEY_CASES,
  LIST_OPEN_DOCUMENT_REQUESTS,
} from "@spilhus/contracts/staff";
import * as z from "zod";
import { DONE, type DefinedStaffCall, defineStaffCall } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { playerOfNumber } from "../staff-players/index.ts";
import { askForDocuments } from "./documentRequests.ts";
import { decideCase } from "./decideCase.ts";
import { exportCase } from "./exportCase.ts";
import { holdForDocuments } from "./holdForDocuments.ts";
import { moveRequest } from "./moveRequest.ts";
import { casesIn, findCase, wholeCase } from "./staffCases.ts";
import { openStaffRequests, staffRequest, timeNow } from "./staffRequests.ts";

const isId = (text: string) => z.uuid().safeParse(text).success;
const caseOf = (db: Queries, id: string) => (isId(id) ? findCase(db, id) : Promise.resolve(undefined));

const listRequests = defineStaffCall(LIST_OPEN_DOCUMENT_REQUESTS, async ({ services: { db } }) => ({
  requests: await openStaffRequests(db),
}));

const ask = defineStaffCall(
  ASK_PLAYER_FOR_DOCUMENTS,
  async ({ tx, staff, places, body: { isHeld, ...asked }, note, refuse }) => {
    const player = await playerOfNumber(tx, places.customerNumber);
    if (!player) throw refuse("unknown-customer");
    const { id: playerId, licence, brand } = player;
    const by = `officer:${staff.id}`;
    await lockPlayerRow(tx, playerId);
    const request = await askForDocuments(tx, { ...asked, playerId, licence, brand, by });
    if (isHeld) await holdForDocuments(tx, { playerId, brand, by });
    note({ brand, playerId, details: { request: request.id, isHeld } });
    return staffRequest(request, await timeNow(tx));
  },
);

const decideDocuments = defineStaffCall(
  DECIDE_DOCUMENTS,
  async ({ tx, staff, places: { requestId }, body: { state }, note, refuse }) => {
    const request = isId(requestId) ? await moveRequest(tx, requestId, state, staff.id) : undefined;
    if (!request) throw refuse("already-decided");
    note({ brand: request.brand, playerId: request.playerId, details: { state } });
    return DONE;
  },
);

const listCases = defineStaffCall(LIST_MONEY_CASES, async ({ services: { db }, query: { state } }) => ({
  cases: await casesIn(db, state),
}));

const getCase = defineStaffCall(GET_MONEY_CASE, async ({ services: { db }, places: { caseId }, refuse }) => {
  const row = await caseOf(db, caseId);
  if (!row) throw refuse("not-found");
  return wholeCase(db, row);
});

// Audit rows of these calls name the case, not the player, so that the player's own audit shows nothing.
const decide = defineStaffCall(
  DECIDE_MONEY_CASE,
  async ({ tx, staff, places: { caseId }, body, note, refuse }) => {
    if (!isId(caseId) || !(await decideCase(tx, caseId, body, staff.id))) throw refuse("already-decided");
    note({ details: { state: body.state } });
    return DONE;
  },
);

const exportFile = defineStaffCall(
  EXPORT_MONEY_CASE,
  async ({ tx, places: { caseId }, body: { format }, note, refuse }) => {
    const row = await caseOf(tx, caseId);
    if (!row) throw refuse("not-found");
    note({ details: { format } });
    return exportCase(tx, row, format);
  },
);

/** What officers do about cases and documents. */
export const MONEY_STAFF_CALLS: readonly DefinedStaffCall[] = [
  listRequests,
  ask,
  decideDocuments,
  listCases,
  getCase,
  decide,
  exportFile,
];
