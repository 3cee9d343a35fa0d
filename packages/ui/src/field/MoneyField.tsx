import { InputField, type InputFieldProps } from "./InputField.tsx";

export interface MoneyFieldProps extends Omit<
  InputFieldProps,
  "type" | "inputMode" | "min" | "max" | "step" | "autoComplete"
> {
  /** How the brand writes kroner, e.g. "kr.". */
  readonly unit: string;
}

/**
 * An amount in kroner, typed by the player: no presets, no arrows, nothing suggested, as the law wants of a deposit
 * limit. What was typed becomes øre through `parseOre` of `@spilhus/i18n/island`.
 */
export function MoneyField({ unit, ...rest }: MoneyFieldProps) {
  return <InputField {...rest} type="text" inputMode="decimal" autoComplete="off" after={unit} />;
}
