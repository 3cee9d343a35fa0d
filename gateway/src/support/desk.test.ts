import { GET_SUPPORT_DESK, SupportDeskSchema } from "@spilhus/contracts/support";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteClient } from "../../testing/siteClient.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { testStory, testUuid } from "../../testing/testStories.ts";
import { importStories } from "../publishing/importStories.ts";

const uid = (number: number) => ({ _uid: testUuid(number) });
const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const SETTINGS = {
  component: "support_settings",
  answer_minutes: 7,
  hours: [
    {
      ...{ component: "support_hours", ...uid(1), first_day: "monday", last_day: "sunday" },
      ...{ opens: "00:00", closes: "24:00" },
    },
  ],
  topics: [
    {
      ...{ component: "support_topic", ...uid(2), topic: "money", questions: "hvor-laenge, gemt" },
      ...{ label: "Penge", label__i18n__en: "Money" },
    },
  ],
};
const STORIES = [
  testStory(1, "settings/shell", {
    ...{ component: "shell_settings", about: "Fjord", opening_hours: [], phone: "00 11 22 33" },
    email: "hjaelp@fjord.dk",
  }),
  testStory(2, "settings/support", SETTINGS),
  testStory(3, "faq/hvor-laenge", {
    ...{ component: "question", question: "Hvor længe?", category: "Penge", question__i18n__en: "How long?" },
    answer: { type: "doc", content: [paragraph("To dage."), paragraph("Højst.")] },
  }),
];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  const [fjord] = TEST_BRANDS;
  if (!fjord) throw new Error("There is no test brand.");
  await importStories(gateway.database.db, fjord, STORIES, Date.now());
});
afterAll(() => gateway[Symbol.asyncDispose]());
const ask = (query: string, brand = "fjord") =>
  siteClient(gateway.origin, brand).call("GET", `${GET_SUPPORT_DESK.path}?${query}`);

describe("the desk", () => {
  it("says by the brand's content when it answers, and what the FAQ answers already", async () => {
    const answer = await ask("brand=fjord&locale=en");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=10");
    expect(SupportDeskSchema.parse(await answer.json())).toMatchObject({
      ...{ isOpen: true, opensAt: null, answerMinutes: 7, phone: "00 11 22 33", email: "hjaelp@fjord.dk" },
      topics: [
        {
          ...{ topic: "money", label: "Money" },
          // A question that was withdrawn is left out.
          answers: [{ slug: "hvor-laenge", question: "How long?", answer: "To dage.\nHøjst." }],
        },
      ],
    });
  });

  it("is not there without its story, and for no other brand", async () => {
    expect(await codeOf(await ask("brand=eng&locale=da", "eng"))).toBe("404 not-found");
    expect(await codeOf(await ask("brand=ingen&locale=da"))).toBe("400 wrong-brand");
    expect(await codeOf(await ask("brand=fjord&locale=de"))).toBe("400 invalid-request");
  });
});
