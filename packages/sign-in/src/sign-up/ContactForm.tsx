import type { ListedType } from "@spilhus/contracts/player-account";
import { optionalEmail, phone, phoneNumber, required } from "@spilhus/contracts/validation";
import { NUMBER_RULES, withoutDiallingCode } from "@spilhus/jurisdiction/numbers";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, EmailField, Form, FormActions, PhoneField, Select } from "@spilhus/ui";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import type { ChoiceLists } from "./signUpCalls.ts";
import type { StepProps } from "./stepProps.ts";

interface ContactFormProps extends StepProps {
  readonly lists: ChoiceLists;
}

/** Contact details, and the occupation and income that the law requires. */
export function ContactForm(props: ContactFormProps) {
  const { draft, calls, endOnRefusal, onDone, messages, lists, jurisdiction } = props;
  const t = islandTranslator(messages);
  const labels = {
    email: t("signUp.email"),
    phone: t("signUp.phone"),
    occupationId: t("signUp.occupation"),
    salaryId: t("signUp.salary"),
  };
  const form = useForm({
    id: "sign-up-contact",
    fields: {
      email: [required("email"), optionalEmail],
      phone: [required(), phone(jurisdiction)],
      occupationId: [required()],
      salaryId: [required()],
    },
    names: { phoneNumber: "phone" },
    say: problemText(messages),
    send: ({ phone: typed, ...values }, signal) => {
      // The field's rule has already accepted it as a phone number.
      const number = phoneNumber(typed, jurisdiction) ?? typed;
      return endOnRefusal(calls.setContact({ ...values, phoneNumber: number }, signal));
    },
    onSent: onDone,
  });
  const options = (types: readonly ListedType[]) =>
    types.map(({ id, name }) => ({ value: id, label: name[messages.locale] }));
  return (
    <Form {...form.props} requiredNote={t("forms.requiredNote")}>
      <FormFeedback form={form} labels={labels} messages={messages} />
      <EmailField
        {...form.field("email")}
        label={labels.email}
        defaultValue={draft.email ?? ""}
        hint={t("signUp.contactText")}
        required
      />
      <PhoneField
        {...form.field("phone")}
        label={labels.phone}
        defaultValue={withoutDiallingCode(draft.phoneNumber ?? "", jurisdiction)}
        diallingCode={NUMBER_RULES[jurisdiction].phone.diallingCode}
        hint={t("signUp.phoneHint")}
        required
      />
      <Select
        {...form.field("occupationId")}
        label={labels.occupationId}
        options={options(lists.occupations)}
        placeholder={t("forms.choose")}
        defaultValue={draft.occupationId ?? ""}
        hint={t("signUp.lawHint")}
        required
      />
      <Select
        {...form.field("salaryId")}
        label={labels.salaryId}
        options={options(lists.salaries)}
        placeholder={t("forms.choose")}
        defaultValue={draft.salaryId ?? ""}
        required
      />
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          {t("signUp.next")}
        </Button>
      </FormActions>
    </Form>
  );
}
