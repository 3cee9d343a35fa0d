export interface LanguageChoice {
  /** BCP 47 tag, e.g. `da`. */
  readonly locale: string;
  /** The language's own name, e.g. "Dansk". */
  readonly name: string;
  /** What is shown where there is little room, e.g. "DA". */
  readonly short: string;
  /** Where the switch is made. */
  readonly href: string;
  readonly current: boolean;
}

export interface LanguageSwitchProps {
  /** Name of the list, e.g. "Sprog". */
  readonly label: string;
  readonly choices: readonly LanguageChoice[];
}

/** Plain links, one a language, each in its own tongue. */
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
