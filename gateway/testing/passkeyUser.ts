import {
  GET_AUTHENTICATION_OPTIONS,
  GET_REGISTRATION_OPTIONS,
  LIST_PASSKEYS,
  PasskeyCreationOptionsSchema,
  PasskeyRequestOptionsSchema,
  PasskeysSchema,
  VERIFY_AUTHENTICATION,
  VERIFY_REGISTRATION,
} from "@spilhus/contracts/user-auth";
import { throughMitId, type MitIdStack } from "./mitIdStack.ts";
import { siteClient, type SiteClient } from "./siteClient.ts";
import { SoftAuthenticator, type Flaws } from "./softAuthenticator.ts";

export const creationOptions = async (client: SiteClient) =>
  PasskeyCreationOptionsSchema.parse(await (await client.call("GET", GET_REGISTRATION_OPTIONS.path)).json());

export const requestOptions = async (client: SiteClient) =>
  PasskeyRequestOptionsSchema.parse(await (await client.call("GET", GET_AUTHENTICATION_OPTIONS.path)).json());

/** Makes a passkey for who is signed in; the gateway's answer. */
export async function register(client: SiteClient, authenticator: SoftAuthenticator, flaws?: Flaws) {
  const body = authenticator.create(await creationOptions(client), flaws);
  return client.call("POST", VERIFY_REGISTRATION.path, { body });
}

/** Signs in, or confirms, by passkey; the gateway's answer. */
export async function authenticate(
  client: SiteClient,
  authenticator: SoftAuthenticator,
  flaws?: Flaws,
  brand = "fjord",
) {
  const body = { ...authenticator.get(await requestOptions(client), flaws), brand };
  return client.call("POST", VERIFY_AUTHENTICATION.path, { body });
}

/** A new authenticator with a passkey of who is signed in. */
export async function newPasskey(client: SiteClient): Promise<SoftAuthenticator> {
  const authenticator = new SoftAuthenticator(client.origin);
  const answer = await register(client, authenticator);
  if (answer.status !== 200) throw new Error(`No passkey: ${answer.status} ${await answer.text()}`);
  return authenticator;
}

let players = 0;

/** A player who has signed in by MitID, and their browser. */
export async function playerWithBrowser(stack: MitIdStack) {
  const name = `adgang-${(players += 1)}`;
  const account = await stack.player(name);
  const client = siteClient(stack.gateway.origin);
  await throughMitId(stack, client, { person: name });
  return { client, account, name };
}

/** A browser after logging out: it keeps what makes it a known device. */
export function afterLogout(stack: MitIdStack, { cookies }: SiteClient): SiteClient {
  const later = siteClient(stack.gateway.origin);
  later.cookies.set("__Host-device", cookies.get("__Host-device") ?? "");
  return later;
}

/** The passkeys a player sees. */
export const listOf = async (client: SiteClient) =>
  PasskeysSchema.parse(await (await client.call("GET", LIST_PASSKEYS.path)).json()).passkeys;
