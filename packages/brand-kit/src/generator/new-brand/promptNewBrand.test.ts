import * as prompts from "@clack/prompts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { promptNewBrand } from "./promptNewBrand.ts";
import type { Taken } from "./checkNewBrand.ts";

vi.mock("@clack/prompts", { spy: true });

const taken: Taken = { ids: ["fjord"], names: ["Fjord"], hosts: ["fjord.example"] };

beforeEach(() => {
  vi.resetAllMocks();
});

/** Answers the text questions by their message; a question that is not expected fails the test. */
function answerTexts(answers: Readonly<Record<string, string>>): void {
  vi.mocked(prompts.text).mockImplementation(({ message, initialValue, validate }) => {
    const answer = answers[message] ?? initialValue ?? "";
    const check = typeof validate === "function" ? validate(answer) : undefined;
    if (check !== undefined) throw new Error(String(check));
    return Promise.resolve(answer);
  });
}

describe("promptNewBrand", () => {
  it("asks for everything, proposing name and domain from the id", async () => {
    answerTexts({ "Id, for folders and addresses": "havn-24", "Brand colour, #rrggbb": "#0a5c8f" });
    vi.mocked(prompts.select).mockResolvedValue("light");
    vi.mocked(prompts.multiselect).mockResolvedValue(["slots"]);
    expect(await promptNewBrand(undefined, {}, taken)).toEqual({
      id: "havn-24",
      name: "Havn 24",
      domain: "havn-24.example",
      primary: "#0a5c8f",
      features: ["slots"],
      look: "light",
    });
  });

  it("asks nothing that a flag has answered", async () => {
    const flags = {
      name: "Havn",
      domain: "havn.example",
      primary: "#0a5c8f",
      look: "light",
      features: "banko",
    };
    expect(await promptNewBrand("havn", flags, taken)).toMatchObject({ id: "havn", features: ["banko"] });
    expect(prompts.text).not.toHaveBeenCalled();
    expect(prompts.select).not.toHaveBeenCalled();
    expect(prompts.multiselect).not.toHaveBeenCalled();
  });

  it("offers the nearest readable colour and takes it when accepted", async () => {
    vi.mocked(prompts.confirm).mockResolvedValue(true);
    const flags = { name: "Havn", domain: "havn.example", primary: "#ffe100", look: "light", features: "" };
    const { primary } = await promptNewBrand("havn", flags, taken);
    const question = vi.mocked(prompts.confirm).mock.calls[0]?.[0].message ?? "";
    expect(question).toBe(
      `#ffe100 has 1.14:1 on the grounds of a light brand, buttons need 3:1. Use ${primary} instead?`,
    );
    expect(primary).not.toBe("#ffe100");
  });

  it("asks for other colours when the nearest readable one is declined", async () => {
    vi.mocked(prompts.confirm).mockResolvedValue(false);
    vi.mocked(prompts.multiselect).mockResolvedValue([]);
    answerTexts({ "Second colour (empty: one is proposed)": "#0a5c8f" });
    const flags = { name: "Havn", domain: "havn.example", primary: "#ffe100", look: "light" };
    // The declined colour is the default answer: keeping it works with a second colour for buttons.
    expect(await promptNewBrand("havn", flags, taken)).toMatchObject({
      primary: "#ffe100",
      secondary: "#0a5c8f",
    });
    expect(prompts.confirm).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ name: "fjord" }, 'The name "fjord" is taken'],
    [{ domain: "fjord.example" }, 'The domain "fjord.example" belongs'],
    [{ secondary: "blue" }, '"blue" is no colour'],
    [{ look: "blue" }, '"blue" is no look'],
    [{ features: "roulette" }, '"roulette" is no feature'],
  ])("checks the flags %j before the first question", async (flags, line) => {
    await expect(promptNewBrand("havn", flags, taken)).rejects.toThrow(line);
    expect(prompts.text).not.toHaveBeenCalled();
  });

  it("checks each answer at once", async () => {
    answerTexts({ "Id, for folders and addresses": "fjord" });
    await expect(promptNewBrand(undefined, {}, taken)).rejects.toThrow('"fjord" is taken');
  });

  it("ends in one line when the conversation is broken off", async () => {
    vi.mocked(prompts.text).mockResolvedValue("");
    vi.mocked(prompts.isCancel).mockReturnValue(true);
    await expect(promptNewBrand(undefined, {}, taken)).rejects.toThrow("No brand was made.");
  });
});
