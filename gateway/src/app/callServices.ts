import { DATA_CACHE_SECONDS } from "@spilhus/contracts";
import { type BingoServices, bingoServices } from "../bingo/index.ts";
import type { FundsCallServices } from "../client-funds/index.ts";
import type { CallerServices, CallServices } from "../calls/index.ts";
import { contentServices, type ContentServices } from "../content/index.ts";
import { gameServices, type GameServices } from "../games/index.ts";
import { imageServices, type ImageServices } from "../images/index.ts";
import { AnswerCache } from "../http/index.ts";
import { Turns } from "../idempotency/index.ts";
import type { PublishingServices } from "../publishing/index.ts";
import type { StudioServices } from "../studio-wallet/index.ts";
import type { StaffSignInServices } from "../staff-sign-in/index.ts";
import type { SupportServices } from "../support/index.ts";
import { playerServices, type FeatureServices } from "./playerServices.ts";
import type { Services } from "./services.ts";

/** Services that the mounted calls declare besides those of every call. */
export type MountedServices = FeatureServices &
  FundsCallServices &
  ContentServices &
  GameServices &
  BingoServices &
  ImageServices &
  PublishingServices &
  StaffSignInServices &
  StudioServices &
  SupportServices;

/** Two languages of each brand, with room to spare. */
const DESK_BYTES = 4 * 1024 * 1024;

/** Supplies all calls with the services they declare; opens the cache of pictures. */
export async function callServices(
  services: Services,
): Promise<CallServices & CallerServices & MountedServices> {
  const { config, limiter, clock, database } = services;
  return {
    ...playerServices(services),
    ...contentServices(clock),
    ...gameServices(database.db, clock),
    ...bingoServices(database.db, clock, services.log),
    ...(await imageServices({ config, limiter })),
    config,
    limiter,
    staffProvider: services.staffProvider,
    clientAccounts: config.clientAccounts,
    studioTurns: new Turns(),
    deskAnswers: new AnswerCache({ maxBytes: DESK_BYTES, ttlMs: DATA_CACHE_SECONDS * 1_000, clock }),
    onChange: () => services.onChange(),
  };
}
