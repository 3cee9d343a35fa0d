import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { defineCallWith } from "../calls/index.ts";
import type { AccountServices } from "./findAccount.ts";
import { userInfoOf } from "./userInfo.ts";

const findAccount = ({ findAccount: find }: AccountServices, brand: string, token: string) =>
  find(brand, token);

const userInfo = defineCallWith<AccountServices>()(
  GET_USER_INFO,
  async ({ site, session }) => userInfoOf(site.brand, session),
  { findSession: findAccount },
);

/** The calls about the player's own data. */
export const USER_INFO_CALLS = [userInfo] as const;
