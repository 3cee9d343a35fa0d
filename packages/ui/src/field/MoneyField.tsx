import { InputField, type InputFieldProps } from "./InputField.tsx";

export interface MoneyFieldProps extends Omit<
  InputFieldProps,
  "type" | "inputMode" | "min" | "max" | "step" | "autoComplete"
> {
  /** How the brand writes kroner, e.g. "kr.". */
  readonly unit: string;
}

/**
 * An amount in kroner, typed by the player: no presets, arrows or suggestions, which the law forbids for deposit
 * limits. `parseOre` of `@spilhus/i18n/island` converts the text to øre.
 */
export function MoneyField({ unit, ...rest }: MoneyFieldProps) {
  return <InputField {...rest} type="text" inputMode="decimal" autoComplete="off" after={unit} />;
}
