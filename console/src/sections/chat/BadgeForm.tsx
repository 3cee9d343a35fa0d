import { CHAT_ROLES } from "@spilhus/contracts/chat";
import { Select } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import type { Words } from "../../messages/index.ts";
import { CustomerNumberField, optionsOf } from "../../section/index.ts";
import { pageOf } from "./path.ts";

/** Gives a player of the room's brand the badge of a host or a moderator, or takes it. */
export function BadgeForm({ words, place }: { readonly words: Words; readonly place: string }) {
  const { t } = words;
  return (
    <Block title={t("chat.badge")}>
      <ActForm
        action={`${pageOf(place)}/badge`}
        button={t("chat.setBadge")}
        kind="secondary"
        text={t("chat.badgeText")}
        requiredNote={t("frame.required")}
      >
        <CustomerNumberField words={words} id="badge-customer" />
        <Select
          id="role"
          name="role"
          label={t("chat.badge")}
          options={optionsOf(words, CHAT_ROLES, "chatRoles")}
          required
        />
      </ActForm>
    </Block>
  );
}
