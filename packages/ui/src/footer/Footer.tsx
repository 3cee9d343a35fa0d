import { ColumnsFooter } from "./ColumnsFooter.tsx";
import type { FooterProps } from "./footer-props.ts";
import { MapFooter } from "./MapFooter.tsx";

/** The page's footer in the brand's composition. */
export function Footer(props: FooterProps) {
  return props.variant === "columns" ? <ColumnsFooter {...props} /> : <MapFooter {...props} />;
}
