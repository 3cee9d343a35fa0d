import { cancel, confirm, intro, isCancel, multiselect, select, text } from "@clack/prompts";
import { FEATURES } from "@spilhus/routes";
import { wishChecks, type Taken } from "./checkWish.ts";
import { proposePalette } from "./palette/proposePalette.ts";
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

/** The colours as wished, or with the nearest primary that can be read when the asked accepts it. */
async function readableColours(
  look: BrandWish["look"],
  primary: string,
  secondary: string | undefined,
): Promise<Pick<BrandWish, "primary" | "secondary">> {
  const colours = { primary, ...(secondary === undefined ? {} : { secondary }) };
  if (wishChecks.colour(primary) ?? (secondary && wishChecks.colour(secondary))) return colours;
  const proposal = proposePalette({ scheme: look, ...colours });
  if (proposal.ok) return colours;
  const { problem, nearest } = proposal;
  const accepts = await answered(confirm({ message: `${problem} Use ${nearest} instead?` }));
  return accepts ? { ...colours, primary: nearest } : colours;
}

/** Asks for every part of a wish that no flag gives, and checks each answer at once. */
export async function askWish(id: string | undefined, flags: WishFlags, taken: Taken): Promise<BrandWish> {
  intro("A new brand");
  const ask = (message: string, check: (answer: string) => string | undefined, initialValue = "") =>
    answered(text({ message, initialValue, validate: (answer) => check(answer ?? "") }));
  const chosenId =
    id ?? (await ask("Id, for folders and addresses", (answer) => wishChecks.id(answer, taken)));
  const early = wishChecks.id(chosenId, taken);
  if (early !== undefined) throw new BrandWishError(early);
  const name =
    flags.name ?? (await ask("Name", (answer) => wishChecks.name(answer, taken), proposedName(chosenId)));
  const domain =
    flags.domain ??
    (await ask("Domain", (answer) => wishChecks.domain(answer, taken), proposedDomain(chosenId)));
  const primary = flags.primary ?? (await ask("Brand colour, #rrggbb", wishChecks.colour));
  const secondary =
    flags.secondary ??
    (flags.primary === undefined
      ? await ask("Second colour (empty: one is proposed)", (answer) =>
          answer === "" ? undefined : wishChecks.colour(answer),
        )
      : "");
  const look =
    flags.look === undefined
      ? await answered(
          select({
            message: "Look",
            initialValue: proposedLook(primary),
            options: [{ value: "dark" as const }, { value: "light" as const }],
          }),
        )
      : parseLook(flags.look);
  const colours = await readableColours(look, primary, secondary === "" ? undefined : secondary);
  const features =
    flags.features === undefined
      ? await answered(
          multiselect({
            message: "Sections",
            initialValues: [...DEFAULT_FEATURES],
            required: false,
            options: FEATURES.map((value) => ({ value })),
          }),
        )
      : parseFeatures(flags.features);
  return { id: chosenId, name, domain, ...colours, features, look };
}
