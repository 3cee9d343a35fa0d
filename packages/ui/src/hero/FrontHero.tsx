import { CinematicHero } from "./CinematicHero.tsx";
import type { FrontHeroProps } from "./hero-props.ts";
import { ScheduleHero } from "./ScheduleHero.tsx";

/** The front page's hero in the brand's composition (R2.53). */
export function FrontHero(props: FrontHeroProps) {
  return props.variant === "cinematic" ? <CinematicHero {...props} /> : <ScheduleHero {...props} />;
}
