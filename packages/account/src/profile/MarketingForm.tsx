import { setMarketingPermission } from "@spilhus/api-client";
import { MARKETING_CHANNELS, type MarketingChannel, type MarketingPermission } from "@spilhus/contracts";
import type { UserInfo } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { Checkbox, FieldGroup } from "@spilhus/ui";
import { ProfileForm, type ProfileSettings } from "./ProfileForm.tsx";

interface MarketingFormProps {
  readonly settings: ProfileSettings;
  /** The permission in force. */
  readonly marketing: MarketingPermission;
  /** Called with the saved permission. An answer here also settles the question on the front page. */
  readonly onSaved: (change: Pick<UserInfo, "marketing" | "marketingQuestionDue">) => void;
}

/** The value of an unticked box is empty. */
const permissionOf = (values: Readonly<Record<MarketingChannel, string>>): MarketingPermission => ({
  email: values.email !== "",
  sms: values.sms !== "",
  phone: values.phone !== "",
  push: values.push !== "",
});

/**
 * The channels on which a player allows news and offers, ticked as they are in force. A permission is withdrawn where and
 * as easily as it is given (GDPR, Article 7(3)).
 */
export function MarketingForm({ settings, marketing, onSaved }: MarketingFormProps) {
  const { transport, messages } = settings;
  const t = islandTranslator(messages);
  return (
    <ProfileForm
      settings={settings}
      id="profile-marketing-form"
      labels={{
        email: t("permission.email"),
        sms: t("permission.sms"),
        phone: t("permission.phone"),
        push: t("permission.push"),
      }}
      rules={{ email: [], sms: [], phone: [], push: [] }}
      saveLabel={t("profile.marketingSave")}
      send={(values, signal) => setMarketingPermission(transport, { body: permissionOf(values), signal })}
      onSaved={(values) => onSaved({ marketing: permissionOf(values), marketingQuestionDue: false })}
    >
      {(form) => (
        <FieldGroup
          legend={t("permission.channels")}
          hint={t("profile.marketingHint")}
          hintId="profile-marketing-hint"
        >
          {MARKETING_CHANNELS.map((channel) => (
            <Checkbox
              key={channel}
              {...form.field(channel)}
              label={t(`permission.${channel}`)}
              defaultChecked={marketing[channel]}
            />
          ))}
        </FieldGroup>
      )}
    </ProfileForm>
  );
}
