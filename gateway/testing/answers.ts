import { GET_USER_INFO, UserInfoSchema, type UserInfo } from "@spilhus/contracts/player-account";
import {
  GET_SESSION_INFO,
  GET_SIGNUP_DRAFT,
  SessionInfoSchema,
  type SessionInfo,
  type SignupDraft,
} from "@spilhus/contracts/user-auth";
import type { SiteClient } from "./siteClient.ts";

/** What session-info tells a browser. */
export async function infoOf(client: SiteClient, brand = "fjord"): Promise<SessionInfo> {
  const answer = await client.call("GET", `${GET_SESSION_INFO.path}?brand=${brand}`);
  return SessionInfoSchema.parse(await answer.json());
}

/** What user info tells a browser that is signed in. */
export async function userOf(client: SiteClient): Promise<UserInfo> {
  return UserInfoSchema.parse(await (await client.call("GET", GET_USER_INFO.path)).json());
}

/** The registration that is under way in a browser. */
export async function draftIn(client: SiteClient): Promise<SignupDraft | null> {
  return GET_SIGNUP_DRAFT.answer.parse(await (await client.call("GET", GET_SIGNUP_DRAFT.path)).json()).draft;
}

/** Status and code of an answer, such as `403 restricted`. */
export async function codeOf(answer: Response): Promise<string> {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return `${answer.status} ${error?.code ?? "ok"}`;
}
