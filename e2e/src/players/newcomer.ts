import { expect, type Page } from "@playwright/test";
import { SET_PHONE_NUMBER } from "@spilhus/contracts/player-account";
import {
  FINISH_SIGNUP,
  MATCH_CPR,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
} from "@spilhus/contracts/user-auth";
import { localState } from "../stack/localState.ts";
import { approveAtMitId } from "./signIn.ts";

/** A person with MitID and without an account. */
export interface Newcomer {
  readonly id: string;
  readonly cpr: string;
}

interface Listed {
  readonly players: readonly Newcomer[];
}

async function listed(id: string): Promise<Newcomer> {
  const { ports } = await localState();
  const answer = await fetch(`http://127.0.0.1:${ports.authorities}/players.json`);
  // The local stack's list of people, see `docs/how-to/sign-in-locally.md`.
  const { players } = (await answer.json()) as Listed;
  const found = players.find((player) => player.id === id);
  if (!found) throw new Error(`The stack knows no ${id}.`);
  return found;
}

/** Sets the exclusion register's answer for a person. */
export async function registerAnswers(person: string, answer: string): Promise<void> {
  const { ports } = await localState();
  const told = await fetch(`http://127.0.0.1:${ports.authorities}/exclusions`, {
    method: "POST",
    body: new URLSearchParams({ person, answer }),
    redirect: "manual",
  });
  if (told.status >= 400) throw new Error(`${told.status} ${await told.text()}`);
}

/**
 * Opens the registration over a page and identifies a person who has no account on this stack: the first free one of
 * ten, from `ny-<first>` on, so that a stack serves several runs.
 *
 * @param path with the query that opens the registration
 */
export async function beginRegistration(page: Page, path: string, first: number): Promise<Newcomer> {
  const login = page.getByRole("dialog", { name: "Log ind" });
  const step = page.getByRole("dialog", { name: "Opret spilkonto" }).getByRole("heading", { level: 3 });
  for (let number = first; number < first + 10; number += 1) {
    const id = `ny-${number}`;
    await page.goto(path);
    await page.getByRole("link", { name: "Fortsæt med MitID" }).click();
    await approveAtMitId(page, id);
    await expect(login.or(step)).toBeVisible();
    if (await step.isVisible()) return listed(id);
  }
  throw new Error(`Everybody from ny-${first} on has an account; begin with a fresh state.`);
}

/** Completes a begun registration by the calls that its forms make. */
export async function finishRegistration(page: Page, { cpr }: Newcomer): Promise<void> {
  const marketing = { email: false, sms: false, phone: false, push: false };
  const calls = [
    { ...MATCH_CPR, body: { cpr } },
    { ...SET_PHONE_NUMBER, body: { phoneNumber: "+4520123456" } },
    { ...SET_SIGNUP_CONTACT, body: { email: "ny@example.dk", occupationId: "it", salaryId: "300-400" } },
    { ...SET_SIGNUP_LIMITS, body: { dayOre: 10_000, weekOre: 20_000, monthOre: 30_000 } },
    { ...FINISH_SIGNUP, body: { acceptsTerms: true, marketing } },
  ].map(({ method, path, body }) => ({ method, path, body: JSON.stringify(body) }));
  const statuses = await page.evaluate(async (made) => {
    const given: number[] = [];
    for (const { method, path, body } of made) {
      const headers = { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" };
      given.push((await fetch(path, { method, headers, body })).status);
    }
    return given;
  }, calls);
  expect(statuses).toEqual(calls.map(() => 200));
}
