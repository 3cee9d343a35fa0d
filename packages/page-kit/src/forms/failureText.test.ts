import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { failureText } from "./failureText.ts";
import { FORM_MESSAGES } from "./formMessages.ts";
import { problemText } from "./problemText.ts";

const messages = createTranslator("da").messagesOf(...FORM_MESSAGES);

describe("failureText", () => {
  it("says that nothing is lost when a retry may help", () => {
    for (const kind of ["network", "timeout", "server"] as const) {
      expect(failureText(messages, { kind })).toContain("Det, du har skrevet, er her stadig.");
    }
  });

  it("gives the waiting time in whole minutes when the service sent one", () => {
    const wait = (retryAfterSeconds: number | undefined) =>
      failureText(messages, { kind: "too-many", retryAfterSeconds });
    expect(wait(5)).toContain("om 1 minut.");
    expect(wait(61)).toContain("om 2 minutter.");
    expect(wait(undefined)).toContain("Vent lidt");
  });

  it("uses the form's texts for known refusals and general ones for the rest", () => {
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

  it("fills in the rule's values", () => {
    expect(problemText(more)({ field: "p", id: "passwordTooShort", values: { min: 8 } })).toBe(
      "Adgangskoden har mindst 8 tegn.",
    );
  });

  it("uses a field's own text, and a general one for an unexpected problem", () => {
    const say = problemText(messages, { confirmation: "Bekræft først." });
    expect(say({ field: "confirmation", id: "required" })).toBe("Bekræft først.");
    expect(say({ field: "x", id: "cprInvalid" })).toBe("Det her kan vi ikke bruge.");
  });
});
