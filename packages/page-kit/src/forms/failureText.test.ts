import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { failureText } from "./failureText.ts";
import { FORM_MESSAGES } from "./formMessages.ts";
import { problemText } from "./problemText.ts";

const messages = createTranslator("da").messagesOf(...FORM_MESSAGES);

describe("failureText", () => {
  it("promises that nothing is lost where trying again may help", () => {
    for (const kind of ["network", "timeout", "server"] as const) {
      expect(failureText(messages, { kind })).toContain("Det, du har skrevet, er her stadig.");
    }
  });

  it("says how long to wait, in whole minutes, where the service told", () => {
    const wait = (retryAfterSeconds: number | undefined) =>
      failureText(messages, { kind: "too-many", retryAfterSeconds });
    expect(wait(5)).toContain("om 1 minut.");
    expect(wait(61)).toContain("om 2 minutter.");
    expect(wait(undefined)).toContain("Vent lidt");
  });

  it("has the form's own words for the refusals it knows, and general ones for the rest", () => {
    const refusals = { "account-exists": "Du har allerede en spilkonto." };
    const say = (reason: string | undefined) => failureText(messages, { kind: "refused", reason }, refusals);
    expect(say("account-exists")).toBe("Du har allerede en spilkonto.");
    expect(say("toString")).toBe("Det kan ikke lade sig gøre lige nu.");
    expect(say("unavailable")).toContain("Noget gik galt hos os.");
    expect(say(undefined)).toBe("Det kan ikke lade sig gøre lige nu.");
  });
});

describe("problemText", () => {
  const more = createTranslator("da").messagesOf(...FORM_MESSAGES, "validation");

  it("fills in what the rule names", () => {
    expect(problemText(more)({ field: "p", id: "passwordTooShort", values: { min: 8 } })).toBe(
      "Adgangskoden har mindst 8 tegn.",
    );
  });

  it("lets a field have words of its own, and says something of a problem nobody expected", () => {
    const say = problemText(messages, { confirmation: "Bekræft først." });
    expect(say({ field: "confirmation", id: "required" })).toBe("Bekræft først.");
    expect(say({ field: "x", id: "cprInvalid" })).toBe("Det her kan vi ikke bruge.");
  });
});
