import {
  finishSignup,
  getSignupDraft,
  giveUpSignup,
  listOccupationTypes,
  listSalaryTypes,
  matchCpr,
  setPhoneNumber,
  setSignupContact,
  setSignupLimits,
  type Transport,
} from "@spilhus/api-client";
import type { MarketingPermission } from "@spilhus/contracts";
import type { ListedType } from "@spilhus/contracts/player-account";
import type { SignupDraft } from "@spilhus/contracts/user-auth";
import type { DepositLimitAmounts } from "@spilhus/contracts/validation";

/** Without a session: the form that was used shows the failure. */
const transport: Transport = { fetch: (...call) => fetch(...call) };

export interface Contact {
  readonly email: string;
  readonly phoneNumber: string;
  readonly occupationId: string;
  readonly salaryId: string;
}

export interface ChoiceLists {
  readonly occupations: readonly ListedType[];
  readonly salaries: readonly ListedType[];
}

/** Calls of a registration to the gateway. */
export interface SignUpCalls {
  draft(): Promise<SignupDraft | null>;
  lists(): Promise<ChoiceLists>;
  matchCpr(cpr: string, signal: AbortSignal): Promise<void>;
  setContact(contact: Contact, signal: AbortSignal): Promise<SignupDraft>;
  setLimits(limits: DepositLimitAmounts, signal: AbortSignal): Promise<SignupDraft>;
  finish(marketing: MarketingPermission, signal: AbortSignal): Promise<void>;
  giveUp(): Promise<void>;
}

export const signUpCalls: SignUpCalls = {
  draft: async () => (await getSignupDraft(transport)).draft,
  async lists() {
    const [occupations, salaries] = await Promise.all([
      listOccupationTypes(transport),
      listSalaryTypes(transport),
    ]);
    return { occupations: occupations.types, salaries: salaries.types };
  },
  async matchCpr(cpr, signal) {
    await matchCpr(transport, { body: { cpr }, signal });
  },
  async setContact({ phoneNumber, ...contact }, signal) {
    // Its own call (R7.02), and the first one: a refused number keeps the current step.
    await setPhoneNumber(transport, { body: { phoneNumber }, signal });
    return setSignupContact(transport, { body: contact, signal });
  },
  setLimits: (body, signal) => setSignupLimits(transport, { body, signal }),
  async finish(marketing, signal) {
    await finishSignup(transport, { body: { acceptsTerms: true, marketing }, signal });
  },
  async giveUp() {
    await giveUpSignup(transport);
  },
};
