export interface LanguageChoice {
  /** BCP 47 tag, e.g. `da`. */
  readonly locale: string;
  /** The language's own name, e.g. "Dansk". */
  readonly name: string;
  /** Short form for little space, e.g. "DA". */
  readonly short: string;
  /** Address that switches to it. */
  readonly href: string;
  readonly current: boolean;
}

export interface LanguageSwitchProps {
  /** Name of the list, e.g. "Sprog". */
  readonly label: string;
  readonly choices: readonly LanguageChoice[];
}

/** One plain link for each language, written in that language. */
export function LanguageSwitch({ label, choices }: LanguageSwitchProps) {
  return (
    <ul className="language-switch" aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.locale}>
          <a
            href={choice.href}
            lang={choice.locale}
            hrefLang={choice.locale}
            aria-label={`${choice.short}, ${choice.name}`}
            {...(choice.current && { "aria-current": true })}
          >
            {choice.short}
          </a>
        </li>
      ))}
    </ul>
  );
}
