import { NUMBER_RULES, withoutDiallingCode } from "@spilhus/jurisdiction/numbers";
import { useState } from "react";
import { setEmail, setOccupation, setPhoneNumber, setSalary } from "@spilhus/api-client";
import type { ListedType, UserInfo, WinnerNameChoice } from "@spilhus/contracts/player-account";
import { optionalEmail, phone, phoneNumber, required } from "@spilhus/contracts/validation";
import { formatPhone, islandTranslator } from "@spilhus/i18n/island";
import { DetailList, EmailField, PhoneField, Select, Stack } from "@spilhus/ui";
import { takeDraft } from "../reauthentication/formDraft.ts";
import { MarketingForm } from "./MarketingForm.tsx";
import { ProfileForm, type ProfileSettings } from "./ProfileForm.tsx";
import { WinnerNameForm } from "./WinnerNameForm.tsx";

interface ProfileFormsProps {
  readonly settings: ProfileSettings;
  readonly user: UserInfo;
  readonly occupations: readonly ListedType[];
  readonly salaries: readonly ListedType[];
  readonly winnerName: WinnerNameChoice;
  readonly onWinnerNameSaved: (choice: WinnerNameChoice) => void;
  /** Called with the saved values. */
  readonly onSaved: (change: Partial<UserInfo>) => void;
}

const EMAIL = "profile-email";
const PHONE = "profile-phone";

/** A player's profile: data from MitID, contact details, marketing permission, name as a winner, occupation and income (R2.37). */
export function ProfileForms({
  settings,
  user,
  occupations,
  salaries,
  winnerName,
  onWinnerNameSaved,
  onSaved,
}: ProfileFormsProps) {
  const { transport, messages, jurisdiction } = settings;
  const t = islandTranslator(messages);
  const options = (types: readonly ListedType[]) =>
    types.map(({ id, name }) => ({ value: id, label: name[messages.locale] }));
  const readPhone = (value: string) => phoneNumber(value, jurisdiction);
  // The field shows the country's code itself.
  const shownPhone = withoutDiallingCode(formatPhone(user.phoneNumber ?? ""), jurisdiction);
  // Read only once, because reading deletes the draft.
  const [typed] = useState(() => ({ ...takeDraft(EMAIL), ...takeDraft(PHONE) }));
  return (
    <>
      <section aria-labelledby="profile-fixed">
        <Stack gap={3}>
          <h2 id="profile-fixed">{t("profile.fixedTitle")}</h2>
          <p>{t("profile.fixedText")}</p>
          <DetailList
            emptyLabel={t("account.missing")}
            details={[
              { id: "name", term: t("account.name"), value: user.fullName },
              { id: "customer-number", term: t("account.customerNumber"), value: user.customerNumber },
            ]}
          />
        </Stack>
      </section>
      <section aria-labelledby="profile-contact">
        <Stack gap={5}>
          <h2 id="profile-contact">{t("profile.contactTitle")}</h2>
          <ProfileForm
            settings={settings}
            id={EMAIL}
            labels={{ email: t("profile.email") }}
            rules={{ email: [required("email"), optionalEmail] }}
            saveLabel={t("profile.emailSave")}
            refusals={{ "invalid-request": t("profile.emailTaken") }}
            send={({ email }, signal) => setEmail(transport, { body: { email }, signal })}
            onSaved={({ email }) => onSaved({ email })}
          >
            {(form) => (
              <EmailField
                {...form.field("email")}
                label={t("profile.email")}
                hint={t("profile.emailHint")}
                defaultValue={typed["email"] ?? user.email ?? ""}
                required
              />
            )}
          </ProfileForm>
          <ProfileForm
            settings={settings}
            id={PHONE}
            labels={{ phone: t("profile.phone") }}
            rules={{ phone: [required(), phone(jurisdiction)] }}
            names={{ phoneNumber: "phone" }}
            saveLabel={t("profile.phoneSave")}
            send={({ phone: number }, signal) =>
              setPhoneNumber(transport, { body: { phoneNumber: readPhone(number) ?? "" }, signal })
            }
            onSaved={({ phone: number }) => onSaved({ phoneNumber: readPhone(number) ?? null })}
          >
            {(form) => (
              <PhoneField
                diallingCode={NUMBER_RULES[jurisdiction].phone.diallingCode}
                {...form.field("phone")}
                label={t("profile.phone")}
                hint={t("profile.phoneHint")}
                defaultValue={typed["phone"] ?? shownPhone}
                required
              />
            )}
          </ProfileForm>
        </Stack>
      </section>
      <section aria-labelledby="profile-marketing">
        <Stack gap={4}>
          <h2 id="profile-marketing">{t("profile.marketingTitle")}</h2>
          <p>{t("profile.marketingText")}</p>
          <MarketingForm settings={settings} marketing={user.marketing} onSaved={onSaved} />
        </Stack>
      </section>
      <section aria-labelledby="profile-winner">
        <Stack gap={4}>
          <h2 id="profile-winner">{t("profile.winnerTitle")}</h2>
          <p>{t("profile.winnerText")}</p>
          <WinnerNameForm settings={settings} winnerName={winnerName} onSaved={onWinnerNameSaved} />
        </Stack>
      </section>
      <section aria-labelledby="profile-work">
        <Stack gap={4}>
          <h2 id="profile-work">{t("profile.workTitle")}</h2>
          <p>{t("profile.workText")}</p>
          <ProfileForm
            settings={settings}
            id="profile-work-form"
            labels={{ occupation: t("profile.occupation"), salary: t("profile.salary") }}
            rules={{ occupation: [required()], salary: [required()] }}
            names={{ occupationId: "occupation", salaryId: "salary" }}
            saveLabel={t("profile.workSave")}
            send={async ({ occupation, salary }, signal) => {
              await setOccupation(transport, { body: { occupationId: occupation }, signal });
              await setSalary(transport, { body: { salaryId: salary }, signal });
            }}
            onSaved={({ occupation: occupationId, salary: salaryId }) => onSaved({ occupationId, salaryId })}
          >
            {(form) => (
              <>
                <Select
                  {...form.field("occupation")}
                  label={t("profile.occupation")}
                  placeholder={t("profile.choose")}
                  options={options(occupations)}
                  defaultValue={user.occupationId ?? ""}
                  required
                />
                <Select
                  {...form.field("salary")}
                  label={t("profile.salary")}
                  placeholder={t("profile.choose")}
                  options={options(salaries)}
                  defaultValue={user.salaryId ?? ""}
                  required
                />
              </>
            )}
          </ProfileForm>
        </Stack>
      </section>
    </>
  );
}
