import { BONUS_CODE } from "./bonusCodePattern.ts";
import { text, where } from "./scalars.ts";
import type { Shape } from "./shape.ts";

/** A text of so many characters, as JavaScript counts them. */
export const textWithin = (least: number, most: number): Shape<string> =>
  where(text, ({ length }) => length >= least && length <= most, `a text of ${least} to ${most} characters`, {
    minLength: least,
    maxLength: most,
  });

/** A day of the calendar, such as `2026-12-24`. */
export const date = /* @__PURE__ */ where(
  text,
  (day) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) === true,
  "a date",
  { format: "date" },
);

/** An address with its protocol. */
export const url = /* @__PURE__ */ where(text, (value) => URL.canParse(value), "an address", {
  format: "uri",
});

/** A bonus code as it is printed. */
export const bonusCode = /* @__PURE__ */ where(text, (value) => BONUS_CODE.test(value), "a bonus code", {
  pattern: BONUS_CODE.source,
});

/** A brand as calls name it. */
export const brandId = /* @__PURE__ */ where(
  text,
  (value) => /^[a-z][a-z0-9-]{1,30}$/.test(value),
  "the id of a brand",
);
