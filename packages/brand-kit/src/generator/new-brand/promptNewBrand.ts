import { cancel, confirm, intro, isCancel, multiselect, select, text } from "@clack/prompts";
import { FEATURES } from "@spilhus/routes";
import { newBrandChecks, type Taken } from "./checkNewBrand.ts";
import { proposePalette } from "../palette/proposePalette.ts";
import { NewBrandError, type NewBrand } from "./newBrand.ts";
import {
  DEFAULT_FEATURES,
  parseFeatures,
  parseLook,
  proposedDomain,
  proposedLook,
  proposedName,
  type NewBrandFlags,
} from "./newBrandFromFlags.ts";

/** The answer; a cancelled prompt ends the command. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await asked;
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>; // isCancel has excluded the only symbol
  cancel("Nothing was written.");
  throw new NewBrandError("No brand was made.");
}

type Check = (answer: string) => string | undefined;
type Colours = Pick<NewBrand, "primary" | "secondary">;

const ask = (message: string, check: Check, initialValue = "") =>
  answered(text({ message, initialValue, validate: (answer) => check(answer ?? "") }));

const askPrimary = (initialValue?: string) =>
  ask("Brand colour, #rrggbb", (answer) => newBrandChecks.colour(answer), initialValue);

async function askSecondary(): Promise<Pick<Colours, "secondary">> {
  const secondary = await ask("Second colour (empty: one is proposed)", (answer) =>
    answer === "" ? undefined : newBrandChecks.colour(answer),
  );
  return secondary === "" ? {} : { secondary };
}

/** Flags are checked before the first question, so that nobody answers all of them in vain. */
function checked(flag: string | undefined, check: Check): string | undefined {
  const problem = flag === undefined ? undefined : check(flag);
  if (problem !== undefined) throw new NewBrandError(problem);
  return flag;
}

/** The chosen colours where they are readable; otherwise the nearest readable primary if accepted, or others. */
async function readableColours(look: NewBrand["look"], colours: Colours): Promise<Colours> {
  const proposal = proposePalette({ scheme: look, ...colours });
  if (proposal.ok) return colours;
  const { problem, nearest } = proposal;
  const accepts = await answered(confirm({ message: `${problem} Use ${nearest} instead?` }));
  if (accepts) return { ...colours, primary: nearest };
  // The primary can stay as it is when a second colour is used for buttons.
  return readableColours(look, { primary: await askPrimary(colours.primary), ...(await askSecondary()) });
}

/**
 * Prompts for everything that no flag gives, and checks each answer at once.
 *
 * @throws {NewBrandError} when the id or a flag is malformed or taken, before the first question, or the conversation is
 *   broken off.
 */
export async function promptNewBrand(
  id: string | undefined,
  flags: NewBrandFlags,
  taken: Taken,
): Promise<NewBrand> {
  const givenId = checked(id, (answer) => newBrandChecks.id(answer, taken));
  const givenName = checked(flags.name, (answer) => newBrandChecks.name(answer, taken));
  const givenDomain = checked(flags.domain, (answer) => newBrandChecks.domain(answer, taken));
  const givenPrimary = checked(flags.primary, newBrandChecks.colour);
  const givenSecondary = checked(flags.secondary, newBrandChecks.colour);
  const givenLook = flags.look === undefined ? undefined : parseLook(flags.look);
  const givenFeatures = flags.features === undefined ? undefined : parseFeatures(flags.features);
  const workspace = checked(flags["support-workspace"], newBrandChecks.workspace);
  intro("A new brand");
  const chosenId =
    givenId ?? (await ask("Id, for folders and addresses", (answer) => newBrandChecks.id(answer, taken)));
  const name =
    givenName ?? (await ask("Name", (answer) => newBrandChecks.name(answer, taken), proposedName(chosenId)));
  const domain =
    givenDomain ??
    (await ask("Domain", (answer) => newBrandChecks.domain(answer, taken), proposedDomain(chosenId)));
  const primary = givenPrimary ?? (await askPrimary());
  const second = givenSecondary === undefined ? {} : { secondary: givenSecondary };
  const chosen = {
    primary,
    ...(givenPrimary === undefined && givenSecondary === undefined ? await askSecondary() : second),
  };
  const look =
    givenLook ??
    (await answered(
      select({
        message: "Look",
        initialValue: proposedLook(primary),
        options: [{ value: "dark" as const }, { value: "light" as const }],
      }),
    ));
  const colours = await readableColours(look, chosen);
  const features =
    givenFeatures ??
    (await answered(
      multiselect({
        message: "Sections",
        initialValues: [...DEFAULT_FEATURES],
        required: false,
        options: FEATURES.map((value) => ({ value })),
      }),
    ));
  const vendor = workspace === undefined ? {} : { supportWorkspace: workspace };
  return { id: chosenId, name, domain, ...colours, features, look, ...vendor };
}
