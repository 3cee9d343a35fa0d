import { randomUUID } from "node:crypto";
import { CHAT_SANCTION_KINDS, CHAT_SANCTION_REASONS } from "@spilhus/contracts/chat";
import type { StaffChatLine } from "@spilhus/contracts/staff";
import { Checkbox, DetailList, Select, TextField } from "@spilhus/ui";
import { ActForm } from "../../frame/index.ts";
import type { Words } from "../../messages/index.ts";
import { CustomerNumberField, optionsOf } from "../../section/index.ts";
import { CHAT_PATH } from "./path.ts";

/** Minutes to choose from; those over 30 days wait for a second person. */
const MINUTES = ["10", "60", "1440", "10080", "43200", "129600"] as const;

interface SanctionFormProps {
  readonly words: Words;
  /** Id of the room's page. */
  readonly place: string;
  /** The line that it is about; without one the player is named by number. */
  readonly line: StaffChatLine | undefined;
}

/** Warns, mutes or bans a player. A form that is sent twice is one sanction. */
export function SanctionForm({ words, place, line }: SanctionFormProps) {
  const { t } = words;
  return (
    <ActForm
      action={`/${CHAT_PATH}/${place}/sanction`}
      button={t("chat.give")}
      kind="danger"
      text={t("chat.sanctionText")}
      requiredNote={t("frame.required")}
    >
      <input type="hidden" name="id" value={randomUUID()} />
      {line ? (
        <>
          <input type="hidden" name="line" value={line.id} />
          <input type="hidden" name="customerNumber" value={line.customerNumber ?? ""} />
          <DetailList
            emptyLabel={t("frame.notGiven")}
            details={[
              { id: "player", term: t("fields.player"), value: `${line.name}, ${line.customerNumber}` },
              { id: "line", term: t("chat.line"), value: line.body },
            ]}
          />
        </>
      ) : (
        <CustomerNumberField words={words} />
      )}
      <Select
        id="kind"
        name="kind"
        label={t("fields.kind")}
        options={optionsOf(words, CHAT_SANCTION_KINDS, "chatKinds")}
        defaultValue="mute"
        required
      />
      <Select
        id="minutes"
        name="minutes"
        label={t("chat.length")}
        hint={t("chat.lengthHint")}
        options={[...optionsOf(words, MINUTES, "chatLengths"), { value: "", label: t("chat.untilLifted") }]}
      />
      <Checkbox id="everywhere" name="everywhere" value="yes" label={t("chat.everyRoom")} />
      <Select
        id="sanction-reason"
        name="reason"
        label={t("fields.rule")}
        options={optionsOf(words, CHAT_SANCTION_REASONS, "chatReasons")}
        placeholder={t("chat.choose")}
        required
      />
      <TextField
        id="note"
        name="note"
        label={t("fields.note")}
        hint={t("chat.noteHint")}
        maxLength={500}
        required
      />
    </ActForm>
  );
}
