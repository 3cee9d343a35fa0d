import type { HeaderProps } from "./header-props.ts";
import { SlimHeader } from "./SlimHeader.tsx";
import { TallHeader } from "./TallHeader.tsx";

/** The page's header in the brand's composition. */
export function Header(props: HeaderProps) {
  return props.variant === "slim" ? <SlimHeader {...props} /> : <TallHeader {...props} />;
}
