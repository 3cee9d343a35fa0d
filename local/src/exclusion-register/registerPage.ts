import { choiceForm, factTable, html, toolPage } from "../tool-pages/index.ts";
import { personField } from "../players/index.ts";
import { PEOPLE } from "@spilhus/seed/players";
import { CHOICES } from "./changeForm.ts";
import type { ExclusionRegister, RegisterAnswer } from "./exclusionRegister.ts";

const TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Copenhagen",
  dateStyle: "medium",
  timeStyle: "short",
});

function inWords(answer: RegisterAnswer): string {
  if (answer.kind !== "registered") return CHOICES[answer.kind];
  return answer.until === null
    ? CHOICES["registered-permanent"]
    : `Registered until ${TIME.format(answer.until)}`;
}

/** The page that lists the register's answers, with a form that changes one. */
export function registerPage(register: ExclusionRegister, now: Date): string {
  const set = PEOPLE.filter(({ cpr }) => register.changed.has(cpr));
  return toolPage(
    "/exclusions",
    "Exclusion register",
    html`<h1>Exclusion register</h1>
      <p>Stands in for ROFUS, which is asked before a registration, at every login and before marketing.</p>
      ${choiceForm({
        action: "/exclusions",
        about: personField(),
        name: "answer",
        label: "What it answers",
        choices: Object.entries(CHOICES),
        button: "Set the answer",
      })}
      <h2>Answers that were set</h2>
      ${factTable(
        set.map(({ id, name, cpr }) => [id, name, inWords(register.answerAbout(cpr, now))]),
        "Nobody is registered.",
      )}`,
  );
}
