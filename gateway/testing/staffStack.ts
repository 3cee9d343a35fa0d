import { FINISH_STAFF_SIGN_IN, STAFF_RETURN_PATH, START_STAFF_SIGN_IN } from "@spilhus/contracts/staff";
import type { StaffRole } from "@spilhus/contracts";
import { openIdServer, type OpenIdServer } from "./openIdServer.ts";
import { CONSOLE_ORIGIN, CONSOLE_SECRET, staffCaller } from "./staffCaller.ts";
import { testGateway, type TestGateway, type TestGatewayOptions } from "./testGateway.ts";

const ACR = "urn:test:two-factors";

/** Claims of a member of staff. */
type StaffClaims = Readonly<Record<string, unknown>>;

/** A gateway with a sign-in of staff, and its identity provider. */
export interface StaffStack extends AsyncDisposable {
  readonly gateway: TestGateway;
  readonly provider: OpenIdServer<StaffClaims>;
  /** A call as the console's server makes it. */
  readonly call: ReturnType<typeof staffCaller>["call"];
  /** Begins a sign-in. */
  start(returnPath?: string): Promise<{ readonly address: string; readonly visit: string }>;
  /** What the provider sends the browser back with. */
  visit(address: string, person: string): Promise<string>;
  finish(visit: string, query: string): Promise<Response>;
  /** Signs somebody in with roles. @returns their session */
  signIn(person: string, roles: readonly StaffRole[]): Promise<string>;
}

/** What `STAFF` says of the provider, with the secret of the console. */
const environmentOf = ({ issuer, backChannel, clients }: OpenIdServer<StaffClaims>) => ({
  STAFF: JSON.stringify({
    issuer,
    backChannel,
    client: clients["console"],
    acr: ACR,
    console: CONSOLE_ORIGIN,
  }),
  CONSOLE_SECRET,
});

/** Starts a gateway with a sign-in of staff. */
export async function staffStack({ environment, ...options }: TestGatewayOptions = {}): Promise<StaffStack> {
  const provider = await openIdServer<StaffClaims>({
    host: "medarbejder.localhost",
    clients: { console: CONSOLE_ORIGIN + STAFF_RETURN_PATH },
    scope: "openid profile email",
    claims: ["name", "email", "roles"],
    acr: ACR,
    lowAcr: "urn:test:password",
    cancellation: "the person gave up",
  });
  const gateway = await testGateway({
    ...options,
    environment: { ...environmentOf(provider), ...environment },
  });

  const { call } = staffCaller(gateway.database.db, gateway.origin);
  const stack = {
    async start(returnPath = "/") {
      const answer = await call("POST", START_STAFF_SIGN_IN.path, { body: { returnPath } });
      return START_STAFF_SIGN_IN.answer.parse(await answer.json());
    },
    visit: async (address: string, person: string) => (await provider.visit(address, { person })).search,
    finish: (visit: string, query: string) =>
      call("POST", FINISH_STAFF_SIGN_IN.path, { body: { visit, query } }),
  };
  return {
    ...{ gateway, provider, call, ...stack },
    async signIn(person, roles) {
      provider.people.set(person, { name: `Navn ${person}`, email: `${person}@example.dk`, roles });
      const { address, visit } = await stack.start();
      const answer = await stack.finish(visit, await stack.visit(address, person));
      return FINISH_STAFF_SIGN_IN.answer.parse(await answer.json()).session;
    },
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]();
      await provider[Symbol.asyncDispose]();
    },
  };
}
