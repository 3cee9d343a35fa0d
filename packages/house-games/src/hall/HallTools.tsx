import { Checkbox } from "@spilhus/ui";
import type { HallTexts } from "./hallTexts.ts";

const TOOLS = ["automatic", "sound", "caller", "readOut"] as const;
export type HallTool = (typeof TOOLS)[number];

interface HallToolsProps {
  readonly isOn: Readonly<Record<HallTool, boolean>>;
  readonly onChange: (tool: HallTool, isOn: boolean) => void;
  /** From 0 to 1, while sound is on. */
  readonly volume: number;
  readonly onVolume: (volume: number) => void;
  readonly texts: HallTexts;
}

/** What the player sets in a hall: marks by themselves, sound, the caller's voice, and numbers for screen readers. */
export function HallTools({ isOn, onChange, volume, onVolume, texts: { t } }: HallToolsProps) {
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
      {isOn.sound && (
        <input
          type="range"
          className="slot-volume"
          aria-label={t("hall.volume")}
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={({ currentTarget }) => onVolume(currentTarget.valueAsNumber / 100)}
        />
      )}
    </div>
  );
}
