import { choiceForm, factTable, html, toolPage } from "../tool-pages/index.ts";
import { personField } from "../players/index.ts";
import { FAULTS, type Fault, type Faults } from "./faults.ts";

/** The page that lists the faults that are set, with a form that sets one. */
export function faultsPage(faults: Faults): string {
  const set: [string, Fault][] = [...faults.byPerson];
  if (faults.everyone) set.unshift(["Everyone", faults.everyone]);
  return toolPage(
    "/faults",
    "Faults",
    html`<h1>Faults of the identity provider</h1>
      <p>Makes sign-in fail the way a real provider does, for one person or for everyone.</p>
      ${choiceForm({
        action: "/faults",
        about: personField(true),
        name: "fault",
        label: "Fault",
        choices: [["", "None: it works"], ...Object.entries(FAULTS)],
        button: "Set the fault",
      })}
      <h2>Faults that were set</h2>
      ${factTable(
        set.map(([who, fault]) => [who, FAULTS[fault]]),
        "Everything works.",
      )}`,
  );
}
