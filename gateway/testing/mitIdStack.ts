import { RETURN_FROM_MITID, START_MITID, type MitIdPurpose } from "@spilhus/contracts/user-auth";
import type { PaymentProvider } from "../src/payment-providers/index.ts";
import { mitIdServer, type MitIdServer } from "./mitIdServer.ts";
import { registerServer, type RegisterServer } from "./registerServer.ts";
import type { SiteClient } from "./siteClient.ts";
import { testGateway, type TestGateway } from "./testGateway.ts";
import { addPlayer, CPR_SECRET } from "./testPlayers.ts";

/** A gateway with a real OpenID provider and a register. */
export interface MitIdStack extends AsyncDisposable {
  readonly gateway: TestGateway;
  readonly mitId: MitIdServer;
  readonly register: RegisterServer;
  /** A player of that user id at the provider. */
  player(person: string, fields?: Parameters<typeof addPlayer>[1]): ReturnType<typeof addPlayer>;
  /** Somebody whom the provider knows, and no account. */
  stranger(person: string, fields?: { birthdate?: string; cpr?: string }): { readonly cpr: string };
}

let strangers = 0;

export async function mitIdStack(
  environment: Readonly<Record<string, string>> = {},
  paymentProviders: readonly PaymentProvider[] = [],
): Promise<MitIdStack> {
  const [mitId, register] = await Promise.all([mitIdServer(), registerServer()]);
  const gateway = await testGateway({
    environment: {
      MITID: JSON.stringify(mitId.config),
      CPR_SECRET,
      EXCLUSION_REGISTER: register.origin,
      ...environment,
    },
    paymentProviders,
    // Tests move the clock and then look for due jobs themselves.
    jobsPollMs: 2 ** 30,
  });
  const { db } = gateway.database;
  return {
    gateway,
    mitId,
    register,
    async player(person, fields = {}) {
      const player = await addPlayer(db, fields);
      mitId.people.set(person, {
        uuid: player.mitIdUuid,
        given_name: player.firstName,
        family_name: player.lastName,
        birthdate: player.birthdate,
        cpr: player.cpr,
      });
      return player;
    },
    stranger(person, { birthdate = "1985-03-04", cpr } = {}) {
      strangers += 1;
      const number = cpr ?? `040385${String(strangers).padStart(4, "0")}`;
      const uuid = `99999999-0000-4000-8000-${String(strangers).padStart(12, "0")}`;
      mitId.people.set(person, { uuid, given_name: "Ny", family_name: "Nielsen", birthdate, cpr: number });
      return { cpr: number };
    },
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]();
      await mitId[Symbol.asyncDispose]();
      await register[Symbol.asyncDispose]();
    },
  };
}

const NAVIGATION = {
  accept: "text/html",
  "x-requested-with": undefined,
  "sec-fetch-site": "cross-site",
  "sec-fetch-mode": "navigate",
};

/** A browser goes to an address of the gateway by itself; the answer is where it is sent. */
export async function navigate(client: SiteClient, path: string): Promise<string> {
  const answer = await client.call("GET", path, { headers: NAVIGATION });
  const location = answer.headers.get("location");
  if (answer.status !== 302 || location === null) throw new Error(`${answer.status} ${await answer.text()}`);
  return location;
}

/** The way to MitID: the address the browser is sent to. */
export function startAt(
  client: SiteClient,
  purpose: MitIdPurpose,
  returnUrl?: string,
  request?: string,
): Promise<string> {
  const query = new URLSearchParams({
    purpose,
    ...(returnUrl === undefined ? {} : { returnUrl }),
    ...(request === undefined ? {} : { request }),
  });
  return navigate(client, `${START_MITID.path}?${query.toString()}`);
}

/** The whole way there and back; the answer is where the browser ends up. */
export async function throughMitId(
  { mitId }: MitIdStack,
  client: SiteClient,
  choice: { readonly person: string } | "cancel",
  purpose: MitIdPurpose = "login",
  returnUrl?: string,
  request?: string,
): Promise<string> {
  const back = await mitId.visit(await startAt(client, purpose, returnUrl, request), choice);
  if (back.pathname !== RETURN_FROM_MITID.path) throw new Error(`The provider sent to ${back.href}.`);
  return navigate(client, back.pathname + back.search);
}
