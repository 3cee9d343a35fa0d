import { cancel, confirm, intro, isCancel, multiselect, select, text } from "@clack/prompts";
import { FEATURES } from "@spilhus/routes";
import { wishChecks, type Taken } from "./checkWish.ts";
import { proposePalette } from "../palette/proposePalette.ts";
import { BrandWishError, type BrandWish } from "./wish.ts";
import {
  DEFAULT_FEATURES,
  parseFeatures,
  parseLook,
  proposedDomain,
  proposedLook,
  proposedName,
  type WishFlags,
} from "./wishFromFlags.ts";

/** The answer, or the end of the conversation when it was broken off. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await asked;
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>; // isCancel knows the only symbol there is
  cancel("Nothing was written.");
  throw new BrandWishError("No brand was made.");
}

type Check = (answer: string) => string | undefined;
type Colours = Pick<BrandWish, "primary" | "secondary">;

const ask = (message: string, check: Check, initialValue = "") =>
  answered(text({ message, initialValue, validate: (answer) => check(answer ?? "") }));

const askPrimary = (initialValue?: string) =>
  ask("Brand colour, #rrggbb", (answer) => wishChecks.colour(answer), initialValue);

async function askSecondary(): Promise<Pick<Colours, "secondary">> {
  const secondary = await ask("Second colour (empty: one is proposed)", (answer) =>
    answer === "" ? undefined : wishChecks.colour(answer),
  );
  return secondary === "" ? {} : { secondary };
}

/** A flag is checked before the first question: nobody answers all of them in vain. */
function checked(flag: string | undefined, check: Check): string | undefined {
  const problem = flag === undefined ? undefined : check(flag);
  if (problem !== undefined) throw new BrandWishError(problem);
  return flag;
}

/** The colours as wished, or with the nearest primary that can be read when the asked accepts it, or others. */
async function readableColours(look: BrandWish["look"], colours: Colours): Promise<Colours> {
  const proposal = proposePalette({ scheme: look, ...colours });
  if (proposal.ok) return colours;
  const { problem, nearest } = proposal;
  const accepts = await answered(confirm({ message: `${problem} Use ${nearest} instead?` }));
  if (accepts) return { ...colours, primary: nearest };
  // Kept as it is, it can still be read where a second colour is the buttons'.
  return readableColours(look, { primary: await askPrimary(colours.primary), ...(await askSecondary()) });
}

/**
 * Asks for every part of a wish that no flag gives, and checks each answer at once.
 *
 * @throws {BrandWishError} when the id or a flag is malformed or taken, before the first question, or the conversation is
 *   broken off.
 */
export async function askWish(id: string | undefined, flags: WishFlags, taken: Taken): Promise<BrandWish> {
  const givenId = checked(id, (answer) => wishChecks.id(answer, taken));
  const givenName = checked(flags.name, (answer) => wishChecks.name(answer, taken));
  const givenDomain = checked(flags.domain, (answer) => wishChecks.domain(answer, taken));
  const givenPrimary = checked(flags.primary, wishChecks.colour);
  const givenSecondary = checked(flags.secondary, wishChecks.colour);
  const givenLook = flags.look === undefined ? undefined : parseLook(flags.look);
  const givenFeatures = flags.features === undefined ? undefined : parseFeatures(flags.features);
  intro("A new brand");
  const chosenId =
    givenId ?? (await ask("Id, for folders and addresses", (answer) => wishChecks.id(answer, taken)));
  const name =
    givenName ?? (await ask("Name", (answer) => wishChecks.name(answer, taken), proposedName(chosenId)));
  const domain =
    givenDomain ??
    (await ask("Domain", (answer) => wishChecks.domain(answer, taken), proposedDomain(chosenId)));
  const primary = givenPrimary ?? (await askPrimary());
  const second = givenSecondary === undefined ? {} : { secondary: givenSecondary };
  const wished = {
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
  const colours = await readableColours(look, wished);
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
  return { id: chosenId, name, domain, ...colours, features, look };
}
