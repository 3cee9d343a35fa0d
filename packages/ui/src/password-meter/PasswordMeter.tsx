import type { PasswordLevel, PasswordStrength } from "@spilhus/contracts/validation";
import { Icon } from "../icon/Icon.tsx";

type Part = keyof PasswordStrength["met"];

export interface PasswordMeterProps {
  readonly strength: PasswordStrength;
  /** e.g. "Adgangskodens styrke". */
  readonly label: string;
  readonly levels: Readonly<Record<PasswordLevel, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  /** Label of a rule that is met, e.g. "Opfyldt". */
  readonly metLabel: string;
  readonly missingLabel: string;
}

const PARTS = ["length", "digit", "uppercase", "lowercase"] as const satisfies readonly Part[];
const STEPS = ["weak", "fair", "good", "strong"] as const satisfies readonly PasswordLevel[];

/** How strong a new password is, in a word and in steps, and which of the rules it meets; never in colour alone. */
export function PasswordMeter({
  strength: { level, met },
  label,
  levels,
  parts,
  metLabel,
  missingLabel,
}: PasswordMeterProps) {
  return (
    <div className="password-meter" data-level={level}>
      <p>
        {label}: <output>{levels[level]}</output>
      </p>
      <div className="password-steps" aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} />
        ))}
      </div>
      <ul>
        {PARTS.map((part) => (
          <li key={part} data-met={met[part]}>
            <Icon name={met[part] ? "check" : "close"} label={met[part] ? metLabel : missingLabel} />
            {parts[part]}
          </li>
        ))}
      </ul>
    </div>
  );
}
