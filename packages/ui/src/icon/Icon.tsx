import { ICON_PATHS, type IconName } from "./paths.ts";

export type { IconName };

export interface IconProps {
  readonly name: IconName;
  /** Spoken name; without one the icon is decoration. */
  readonly label?: string;
}

/**
 * One icon of the set, in the size and colour of the text. The drawing is in the style sheet once (`iconStyles.ts`),
 * because a page shows some seventy icons and would contain each path twice.
 */
export function Icon({ name, label }: IconProps) {
  return (
    <span
      className="icon"
      data-icon={name}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    />
  );
}

/** Whether a name from content is an icon of the set. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(ICON_PATHS, name);
}
