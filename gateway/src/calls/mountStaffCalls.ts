import { STAFF_SESSION_HEADER } from "@spilhus/contracts/staff";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Queries } from "../database/index.ts";
import { writeStaffAudit } from "../audit/index.ts";
import { refusal, requireSignature } from "../http/index.ts";
import { findStaffSession, renewStaffSession, type StaffSession } from "../staff/index.ts";
import { visitorOf } from "../limits/index.ts";
import { followUp, type Step } from "./followUp.ts";
import type { CallerServices, CallServices } from "./callServices.ts";
import type { ActNote, ConsoleContract, DefinedStaffCall } from "./defineStaffCall.ts";
import { parsePart } from "./parsePart.ts";
import { placesOf, routerPath } from "./routerPath.ts";

type Services = CallServices & CallerServices;

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" ? value : undefined;
}

/** The console passes on where a form came from; a form of another site is refused here as well (ASVS 5.0 3.5.1). */
function requireOwnForm({ config }: Services, { kind }: ConsoleContract, request: FastifyRequest): void {
  if (kind !== "change") return;
  const site = headerOf(request, "sec-fetch-site");
  const isOwn = headerOf(request, "origin") === config.staff?.console;
  if (!isOwn || (site !== undefined && site !== "same-origin")) throw refusal("cross-site");
}

/**
 * The session of a call, which must have one of the contract's roles.
 *
 * @throws {HttpError} `not-signed-in`, `role-needed`
 */
async function requireStaff(
  db: Queries,
  { log }: Services,
  { id, roles = [] }: ConsoleContract,
  request: FastifyRequest,
  options?: { readonly hold: boolean },
): Promise<StaffSession> {
  const token = headerOf(request, STAFF_SESSION_HEADER) ?? "";
  const session = await findStaffSession(db, token, options);
  if (!session) throw refusal("not-signed-in");
  const { member } = session;
  if (!member.roles.some((role) => roles.includes(role))) {
    log("warn", "a call of staff was refused", {
      security: true,
      call: id,
      code: "role-needed",
      staff: member.id,
    });
    throw refusal("role-needed");
  }
  return session;
}

/** Accepts a call: its session, its limit and its parts. */
async function accept(services: Services, contract: ConsoleContract, request: FastifyRequest) {
  const { limiter, config } = services;
  let session: StaffSession | undefined;
  if (contract.audience === "console") {
    const most = config.rateLimits.staffSignInsPerMinute;
    await limiter.takeExactly({ kind: "staff sign-in", key: visitorOf(request) ?? request.ip, most });
  } else {
    requireOwnForm(services, contract, request);
    session = await requireStaff(services.db, services, contract, request);
    const { id } = session.member;
    limiter.take({
      kind: "staff",
      key: id,
      most: config.rateLimits.staffCallsPerMinute,
      about: { staff: id },
    });
    await renewStaffSession(services.db, session.id);
  }
  return {
    session,
    query: parsePart(contract.query, request.query, "query") as undefined,
    body: parsePart(contract.body, request.body, "body") as undefined,
  };
}

/**
 * Serves the calls of the console: signed by its server, counted, and for staff with a session, a role and, for changes, a
 * form of the console itself, one transaction and a row of the audit. Where no sign-in of staff is configured, every
 * call answers 503.
 *
 * @throws {Error} for a call of another audience
 */
export function mountStaffCalls<Needs>(
  scope: FastifyInstance,
  services: Services & Needs,
  calls: readonly DefinedStaffCall<Needs>[],
): void {
  const { staff, consoleSecret } = services.config;
  if (staff === undefined || consoleSecret === undefined) {
    scope.addHook("onRequest", async () => {
      throw refusal("unavailable", "There is no console: STAFF and CONSOLE_SECRET are not set.");
    });
  } else requireSignature(scope, consoleSecret, services.clock);

  for (const { contract, run } of calls) {
    const { audience, kind, id, method, path } = contract;
    if (audience !== "staff" && audience !== "console") {
      throw new Error(`The call "${id}" is not of the console.`);
    }
    scope.route({
      method,
      url: routerPath(path),
      exposeHeadRoute: false,
      ...(contract.bodyBytes === undefined ? {} : { bodyLimit: contract.bodyBytes }),
      handler: async (request, reply) => {
        void reply.header("cache-control", "no-store");
        const { session, query, body } = await accept(services, contract, request);
        const places = placesOf(path, request.params);
        // The contract's types promise what is there for the audience.
        const parts = {
          ...{ services, places, query, body, request, reply, refuse: refusal },
          ...{ session: session as undefined, staff: session?.member as undefined },
        };
        if (audience === "console" || kind !== "change") {
          const answer = await run(parts);
          return contract.answer ? contract.answer.parse(answer) : reply;
        }
        const steps: Step[] = [];
        const answer = await services.db.transaction(async (tx) => {
          // Nobody can end the session, or take it over, while it acts.
          const { member } = await requireStaff(tx, services, contract, request, { hold: true });
          const notes: ActNote[] = [];
          const result = await run({
            ...parts,
            tx,
            note: (about) => void notes.push(about),
            afterCommit: (step) => void steps.push(step),
          });
          const about: ActNote = Object.assign({}, ...notes);
          const details = Object.assign({ call: id, ...places }, ...notes.map((one) => one.details));
          await writeStaffAudit(tx, { ...about, staffId: member.id, event: "staff-act", details });
          return contract.answer ? contract.answer.parse(result) : undefined;
        });
        await followUp(services, id, steps);
        return answer ?? reply.code(204).send();
      },
    });
  }
}
