import { setWinnerName } from "@spilhus/api-client";
import type { WinnerName, WinnerNameChoice } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { Checkbox, FieldGroup } from "@spilhus/ui";
import { ProfileForm, type ProfileSettings } from "./ProfileForm.tsx";

interface WinnerNameFormProps {
  readonly settings: ProfileSettings;
  /** The choice in force, and what others read with each. */
  readonly winnerName: WinnerNameChoice;
  /** Called with the saved choice. */
  readonly onSaved: (choice: WinnerNameChoice) => void;
}

/** The value of an unticked box is empty. */
const choiceOf = ({ name }: Readonly<Record<"name", string>>): WinnerName => (name === "" ? "alias" : "name");

/** How others read of a player's wins: by an alias, unless the player ticks the name (R2.08). */
export function WinnerNameForm({ settings, winnerName, onSaved }: WinnerNameFormProps) {
  const { transport, messages } = settings;
  const t = islandTranslator(messages);
  const { alias, name, shownAs } = winnerName;
  const label = t("profile.winnerShowName", { name });
  return (
    <ProfileForm
      settings={settings}
      id="profile-winner-form"
      labels={{ name: label }}
      rules={{ name: [] }}
      saveLabel={t("profile.winnerSave")}
      send={(values, signal) => setWinnerName(transport, { body: { shownAs: choiceOf(values) }, signal })}
      onSaved={(values) => onSaved({ ...winnerName, shownAs: choiceOf(values) })}
    >
      {(form) => (
        <FieldGroup
          legend={t("profile.winnerLegend")}
          hint={t("profile.winnerHint", { alias })}
          hintId="profile-winner-hint"
        >
          <Checkbox {...form.field("name")} label={label} defaultChecked={shownAs === "name"} />
        </FieldGroup>
      )}
    </ProfileForm>
  );
}
