import { Icon, type IconName } from "@spilhus/ui";

/** Keeps the place of a tool in the bar until it can be used, so that nothing moves when it can. */
export function ToolPlace({ icon, label }: { readonly icon: IconName; readonly label: string }) {
  return (
    <span className="play-way" data-waits="" aria-hidden="true">
      <Icon name={icon} />
      <span>{label}</span>
    </span>
  );
}
