import type { RegisteredBrand } from "@spilhus/contracts";
import {
  PLAYER_COOKIES,
  SIGN_IN_LIMITS,
  SIGNUP_STEPS,
  type SignupDraft,
  type SignupStep,
} from "@spilhus/contracts/user-auth";
import { dutiesAt } from "@spilhus/jurisdiction";
import { and, eq, gt } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import { hashToken, isToken } from "../tokens/index.ts";
import { signupDrafts } from "./tables.ts";

/** A registration as the database has it. */
export type Draft = typeof signupDrafts.$inferSelect;

interface Browser {
  readonly brand: string;
  /** Of the browser, by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** The registration of a browser, finished or not; undefined if it has expired or continued in another browser. */
export async function findDraft(
  db: Pick<NodePgDatabase, "select">,
  { brand, cookies }: Browser,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<Draft | undefined> {
  const token = cookies[PLAYER_COOKIES.signupDraft.name];
  if (token === undefined || !isToken(token)) return undefined;
  const query = db
    .select()
    .from(signupDrafts)
    .where(
      and(
        eq(signupDrafts.tokenHash, hashToken(token)),
        eq(signupDrafts.brand, brand),
        gt(signupDrafts.expiresAt, databaseNow),
      ),
    );
  const [draft] = await (isLocked ? query.for("update") : query);
  return draft;
}

/** The first step that is not done. The identity step is also done without a match once no try is left. */
function stepOf(draft: Draft): SignupStep {
  if (draft.cprMatchedAt === null && draft.cprTries < SIGN_IN_LIMITS.cprTries) return "identity";
  const { email, phoneNumber, occupationId, salaryId } = draft;
  if ([email, phoneNumber, occupationId, salaryId].includes(null)) return "contact";
  return draft.depositLimits === null ? "deposit-limit" : "permission";
}

/** Whether a step of a registration is reached: earlier steps can be changed, later ones cannot be done first. */
export const isStepReached = (draft: Draft, step: SignupStep): boolean =>
  SIGNUP_STEPS.indexOf(step) <= SIGNUP_STEPS.indexOf(stepOf(draft));

/** The registration as sent to the browser: of MitID's data only the first name. */
export function shownDraft(draft: Draft, brand: RegisteredBrand): SignupDraft {
  const { days, depositsOre } = dutiesAt(brand, draft.startedAt).temporaryAccount;
  return {
    step: stepOf(draft),
    firstName: draft.firstName,
    isCprMatched: draft.cprMatchedAt !== null,
    cprTriesLeft: Math.max(0, SIGN_IN_LIMITS.cprTries - draft.cprTries),
    temporary: { days, depositsOre },
    email: draft.email,
    phoneNumber: draft.phoneNumber,
    occupationId: draft.occupationId,
    salaryId: draft.salaryId,
    depositLimits: draft.depositLimits,
    expiresAt: draft.expiresAt.toISOString(),
  };
}
