import { expect, test, type Page } from "@playwright/test";
import {
  FINISH_SIGNUP,
  MATCH_CPR,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
  START_MITID,
} from "@spilhus/contracts/user-auth";
import { SET_PHONE_NUMBER } from "@spilhus/contracts/player-account";
import { localState } from "../stack/localState.ts";
import { approveAtMitId } from "./signIn.ts";

interface Person {
  readonly id: string;
  readonly cpr: string;
}

const USUAL_LIMITS = { dayOre: 50_000, weekOre: 200_000, monthOre: 500_000 };

/**
 * An empty page of the brand, which no server knows: the real ones open the registration's dialog beside the calls made
 * here, and its own calls would be refused once the account stands.
 */
const QUIET_PATH = "/empty-page-of-the-journeys";

/** Up to this number people belong to journeys of the registration itself, which name them. */
const NAMED_NEWCOMERS = 30;

/** Newcomers that this worker has used: a run takes each once. */
const taken = new Set<string>();

/** This worker's share of the people without an account, so that no other worker registers them. */
async function newcomers(page: Page): Promise<readonly Person[]> {
  const { ports } = await localState();
  const answer = await page.request.get(`http://127.0.0.1:${ports.authorities}/players.json`);
  // The list is the stack's own; a test of local proves its shape.
  const { players } = (await answer.json()) as { readonly players: readonly Person[] };
  const { parallelIndex, config } = test.info();
  return players
    .filter(({ id }) => Number(/^ny-(\d+)$/.exec(id)?.[1] ?? 0) > NAMED_NEWCOMERS)
    .filter((_, index) => index % config.workers === parallelIndex);
}

/** Makes a call as the page would; returns its status. */
export const callFrom = (page: Page, method: string, path: string, body?: unknown): Promise<number> =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const answer = await fetch(address, {
        method: verb,
        credentials: "include",
        headers: {
          accept: "application/json",
          "x-requested-with": "XMLHttpRequest",
          ...(sent === null ? {} : { "content-type": "application/json" }),
        },
        ...(sent === null ? {} : { body: sent }),
      });
      return answer.status;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );

/**
 * Registers a new player through MitID and the registration calls; the player is then signed in on /kundeservice. For
 * journeys that change an account permanently.
 *
 * @param limits of deposits
 * @returns the user id at MitID
 */
export async function newPlayer(page: Page, limits = USUAL_LIMITS): Promise<Person> {
  await page.route(`**${QUIET_PATH}`, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  for (const person of await newcomers(page)) {
    if (taken.has(person.id)) continue;
    taken.add(person.id);
    const query = new URLSearchParams({ purpose: "signup", returnUrl: "/kundeservice" });
    await page.goto(`${START_MITID.path}?${query}`);
    await approveAtMitId(page, person.id);
    await expect(page).toHaveURL(/\/kundeservice/);
    // Taken by an earlier run or another worker: try the next one.
    if (new URL(page.url()).searchParams.get("error") !== null) continue;
    // The page may go to another step of the registration meanwhile, which interrupts the visit.
    await expect(() => page.goto(QUIET_PATH)).toPass();
    const steps = [
      ["POST", MATCH_CPR.path, { cpr: person.cpr }],
      ["PUT", SET_PHONE_NUMBER.path, { phoneNumber: "+4522334455" }],
      [
        "PUT",
        SET_SIGNUP_CONTACT.path,
        { email: `${person.id}@spiller.example`, occupationId: "trade", salaryId: "300-400" },
      ],
      ["PUT", SET_SIGNUP_LIMITS.path, limits],
      [
        "POST",
        FINISH_SIGNUP.path,
        { acceptsTerms: true, marketing: { email: false, sms: false, phone: false, push: false } },
      ],
    ] as const;
    for (const [method, path, body] of steps) {
      expect(await callFrom(page, method, path, body), path).toBe(200);
    }
    await page.goto("/kundeservice");
    await expect(page.getByRole("timer")).toBeVisible();
    // The welcome dialog would cover the next step.
    const welcome = page.getByRole("dialog", { name: /^Velkommen, / });
    await welcome.getByRole("button", { name: "Luk" }).click();
    await expect(welcome).toHaveCount(0);
    return person;
  }
  throw new Error("Everybody on the list of newcomers has an account: start with a new state.");
}
