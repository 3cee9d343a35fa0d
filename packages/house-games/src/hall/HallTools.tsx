import { Checkbox } from "@spilhus/ui";
import type { HallTexts } from "./hallTexts.ts";

const TOOLS = ["automatic", "caller", "readOut"] as const;
export type HallTool = (typeof TOOLS)[number];

interface HallToolsProps {
  readonly isOn: Readonly<Record<HallTool, boolean>>;
  readonly onChange: (tool: HallTool, isOn: boolean) => void;
  readonly texts: HallTexts;
}

/** What the player sets in a hall: marks by themselves, the caller's voice, and numbers for screen readers. */
export function HallTools({ isOn, onChange, texts: { t } }: HallToolsProps) {
  return (
    <div className="hall-tools">
      {TOOLS.map((tool) => (
        <Checkbox
          key={tool}
          id={`hall-${tool}`}
          name={tool}
          label={t(`hall.${tool}`)}
          checked={isOn[tool]}
          onChange={({ target }) => onChange(tool, target.checked)}
        />
      ))}
    </div>
  );
}
