import { SET_PHONE_NUMBER } from "@spilhus/contracts/player-account";
import {
  FINISH_SIGNUP,
  MATCH_CPR,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
} from "@spilhus/contracts/user-auth";
import { throughMitId, type MitIdStack } from "./mitIdStack.ts";
import { siteClient, type SiteClient } from "./siteClient.ts";

const CONTACT = { email: "ny@example.dk", occupationId: "trade", salaryId: "300-400" };
const LIMITS = { dayOre: 20_000, weekOre: 50_000, monthOre: 100_000 };
const NO_MARKETING = { email: false, sms: false, phone: false, push: false };

/** Somebody who registers, call by call as the pages make them; each is answered with what the gateway answered. */
export interface Registrant {
  readonly client: SiteClient;
  readonly cpr: string;
  match(cpr?: string): Promise<Response>;
  setPhone(phoneNumber?: string): Promise<Response>;
  setContact(fields?: Partial<typeof CONTACT>): Promise<Response>;
  setLimits(fields?: Partial<typeof LIMITS>): Promise<Response>;
  finish(body?: object): Promise<Response>;
  /** Everything up to the last step. */
  fillIn(): Promise<void>;
}

/** Shows MitID for somebody who has no account yet, in a browser of a brand. */
export async function registrant(
  stack: MitIdStack,
  person: string,
  { brand = "fjord", cpr: known }: { readonly brand?: string; readonly cpr?: string } = {},
): Promise<Registrant> {
  const { cpr } = known === undefined ? stack.stranger(person) : { cpr: known };
  const client = siteClient(stack.gateway.origin, brand);
  await throughMitId(stack, client, { person }, "signup");
  const call = (method: string, { path }: { readonly path: string }, body: unknown) =>
    client.call(method, path, { body });
  const steps: Omit<Registrant, "fillIn"> = {
    client,
    cpr,
    match: (typed = cpr) => call("POST", MATCH_CPR, { cpr: typed }),
    setPhone: (phoneNumber = "+4522334455") => call("PUT", SET_PHONE_NUMBER, { phoneNumber }),
    setContact: (fields = {}) => call("PUT", SET_SIGNUP_CONTACT, { ...CONTACT, ...fields }),
    setLimits: (fields = {}) => call("PUT", SET_SIGNUP_LIMITS, { ...LIMITS, ...fields }),
    finish: (body = { acceptsTerms: true, marketing: NO_MARKETING }) => call("POST", FINISH_SIGNUP, body),
  };
  return {
    ...steps,
    async fillIn() {
      await steps.match();
      await steps.setPhone();
      await steps.setContact();
      await steps.setLimits();
    },
  };
}
