import { maskNumbers } from "@spilhus/contracts/support";
import type { ComponentPropsWithRef } from "react";
import type { Say } from "./types.ts";

interface MessageFieldProps extends Omit<ComponentPropsWithRef<"textarea">, "className"> {
  readonly t: Say;
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
}

/** Hints for numbers that nobody should write to us; the gateway masks them whatever the page says. */
export function MaskedHint({ t, text }: { readonly t: Say; readonly text: string }) {
  const { masked } = maskNumbers(text);
  return masked.map((kind) => (
    <p key={kind} className="support-note">
      {t(kind === "card" ? "support.maskedCard" : "support.maskedIdentity")}
    </p>
  ));
}

/** The field for a message, with what will be masked in it. */
export function MessageField({ t, id, value, error, ...rest }: MessageFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{t("support.yourMessage")}</label>
      <textarea
        {...rest}
        id={id}
        className="input"
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint${error === undefined ? "" : ` ${id}-error`}`}
      />
      {error !== undefined && (
        <span className="field-error" id={`${id}-error`}>
          {error}
        </span>
      )}
      <output id={`${id}-hint`} htmlFor={id}>
        <MaskedHint t={t} text={value} />
      </output>
    </div>
  );
}
