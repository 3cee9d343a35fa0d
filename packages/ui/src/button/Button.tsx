import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";

export interface ButtonLook {
  readonly kind?: "primary" | "secondary" | "quiet" | "danger";
  readonly size?: "small" | "medium" | "large";
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export interface ButtonProps
  extends
    ButtonLook,
    Omit<ComponentPropsWithoutRef<"button">, "children" | "className" | "style" | "disabled"> {
  /**
   * Why the button cannot be used now. It stays focusable so that the reason can be found and read out; the form's own
   * validation, not this attribute, prevents sending.
   */
  readonly disabledReason?: string;
  /** Id for the reason's text; needed with `disabledReason`, because a server component has no `useId`. */
  readonly reasonId?: string;
  /** Busy with the last press: it keeps its size, look and focus, and its form cannot be sent again. */
  readonly isBusy?: boolean;
}

/** A button in the brand's style. With a `disabledReason` it cannot submit, and shows why. */
export function Button({
  kind = "primary",
  size = "medium",
  wide = false,
  icon,
  children,
  disabledReason,
  reasonId = "button-reason",
  isBusy = false,
  type = "button",
  ...rest
}: ButtonProps) {
  const button = (
    <button
      {...rest}
      // Type `button` cannot submit, even without scripts.
      type={disabledReason || isBusy ? "button" : type}
      className="button"
      data-kind={kind}
      data-size={size}
      data-wide={wide}
      {...(isBusy && { "aria-disabled": true, "data-busy": true })}
      {...(disabledReason && { "aria-disabled": true, "aria-describedby": reasonId })}
    >
      {/* The ring of a busy button takes the sign's place, so that nothing moves. */}
      {icon && !isBusy && <Icon name={icon} />}
      {children}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span>
      {button}
      <span className="button-reason" id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}

export interface ButtonLinkProps
  extends ButtonLook, Omit<ComponentPropsWithoutRef<"a">, "children" | "className" | "style" | "href"> {
  readonly href: string;
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  kind = "primary",
  size = "medium",
  wide = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className="button" data-kind={kind} data-size={size} data-wide={wide}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
