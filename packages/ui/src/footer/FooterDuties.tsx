import { AgeMark } from "../duty-bar/AgeMark.tsx";
import { LicenceLabel } from "../duty-bar/LicenceLabel.tsx";
import type { FooterProps } from "./footer-props.ts";

/** The licence, large, with age and the places that help; the same words in every composition. */
export function FooterDuties({
  licence,
  age,
  duties,
  dutiesTitle,
}: Pick<FooterProps, "licence" | "age" | "duties" | "dutiesTitle">) {
  return (
    <section className="footer-duties" aria-label={dutiesTitle}>
      <LicenceLabel {...licence} size="large" />
      <AgeMark {...age} size="large" />
      <ul>
        {duties.map((duty) => (
          <li key={`${duty.href} ${duty.label}`}>
            <a href={duty.href}>
              {duty.label}
              {duty.value && <strong>{duty.value}</strong>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
