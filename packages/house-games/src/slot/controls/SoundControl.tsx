import type { GameSound } from "../../house-game/index.ts";
import type { SlotTexts } from "../texts/slotTexts.ts";

interface SoundControlProps {
  readonly sound: GameSound;
  readonly onSound: (sound: GameSound) => void;
  readonly texts: SlotTexts;
}

/** Sound on or off, and how loud. */
export function SoundControl({ sound, onSound, texts: { t } }: SoundControlProps) {
  return (
    <div className="slot-sound">
      <button
        type="button"
        className="slot-tool"
        aria-label={t(sound.isOn ? "houseGames.soundOff" : "houseGames.soundOn")}
        onClick={() => onSound({ ...sound, isOn: !sound.isOn })}
      >
        <svg className="slot-tool-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M4 9.500H8L13 5V19L8 14.500H4Z" />
          {sound.isOn ? (
            <path d="M16 9c1.6 1.8 1.6 4.2 0 6M18.6 6.500c3 3.2 3 7.8 0 11" />
          ) : (
            <path d="M16.5 9.500L21 14.500M21 9.500L16.5 14.5" />
          )}
        </svg>
      </button>
      {sound.isOn && (
        <input
          type="range"
          className="slot-volume"
          aria-label={t("houseGames.volume")}
          min={0}
          max={100}
          step={5}
          value={Math.round(sound.volume * 100)}
          onChange={({ currentTarget }) => onSound({ ...sound, volume: currentTarget.valueAsNumber / 100 })}
        />
      )}
    </div>
  );
}
