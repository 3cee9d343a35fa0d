import { ICON_PATHS, type IconName } from "./paths.ts";

export type { IconName };

export interface IconProps {
  readonly name: IconName;
  /** Spoken name; without one the icon is decoration. */
  readonly label?: string;
}

/** One sign of the set, as tall as the text it stands in, in the text's colour. */
export function Icon({ name, label }: IconProps) {
  return (
    <svg
      className="icon"
      data-icon={name}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** Whether a name from content is an icon of the set. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(ICON_PATHS, name);
}
