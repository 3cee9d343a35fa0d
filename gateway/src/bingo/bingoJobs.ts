import { type JobQueue, periodicJob } from "../jobs/index.ts";
import { PLAN_ROOMS, rooms } from "../games/index.ts";
import { makePlates } from "./plateSet.ts";
import { planRounds } from "./planRounds.ts";
import type { RoomServices } from "./roomWork.ts";

const EVERY_SECONDS = 60;

/** Composes the plates that rooms need, once, and plans the rounds of the next day. */
export async function planRooms({ db, brands, random, log }: RoomServices): Promise<void> {
  const kinds = await db.selectDistinct({ plate: rooms.plate }).from(rooms);
  await makePlates(
    db,
    random,
    kinds.map(({ plate }) => plate),
  );
  await planRounds(db, brands, log);
}

/** The periodic job that plans rounds. */
export const roomJobs = (services: RoomServices): JobQueue =>
  periodicJob(PLAN_ROOMS, { everySeconds: EVERY_SECONDS }, () => planRooms(services));
