import { LIST_HOST_HOURS, LIST_LIVE_CHAT_ROOMS } from "@spilhus/contracts/staff";
import { DataTable, EmptyState, Select, TextField } from "@spilhus/ui";
import { ActForm, Block } from "../../frame/index.ts";
import { BackLink, type SectionPage } from "../../section/index.ts";
import { CHAT_PATH, HOURS_ID, pageOf, placeIdOf } from "./path.ts";
import { placeName } from "./roomName.ts";
import { RowAct } from "./RowAct.tsx";

/** When hosts are in the chat, which players see. */
export async function hoursPage({ ask, member, words }: SectionPage) {
  const { t, time } = words;
  const [{ hours }, { rooms }] = await Promise.all([ask(LIST_HOST_HOURS, {}), ask(LIST_LIVE_CHAT_ROOMS, {})]);
  const brands = [...new Set(rooms.map(({ brand }) => brand))];
  const places = [
    ...brands.map((brand) => ({
      value: placeIdOf({ brand, room: null }),
      label: placeName(words, rooms, { brand, room: null }),
    })),
    ...rooms.map((one) => ({
      value: placeIdOf(one),
      label: placeName(words, rooms, one),
    })),
  ];
  return (
    <>
      <BackLink words={words} path={CHAT_PATH} />
      <Block title={t("chat.hours")}>
        {hours.length === 0 ? (
          <EmptyState title={t("frame.empty")} headingLevel={3} />
        ) : (
          <DataTable
            narrow="stack"
            caption={t("chat.hours")}
            columns={[
              { id: "from", label: t("chat.from") },
              { id: "until", label: t("chat.to") },
              { id: "name", label: t("chat.host") },
              { id: "room", label: t("chat.room") },
              { id: "act", label: t("fields.act") },
            ]}
            rows={hours.map(({ id, brand, room, name, from, until }) => ({
              id,
              cells: [
                time(from),
                time(until),
                name,
                placeName(words, rooms, { brand, room }),
                <RowAct
                  key="act"
                  action={`${pageOf(HOURS_ID)}/remove-hours`}
                  button={t("support.remove")}
                  values={{ hours: id }}
                />,
              ],
            }))}
          />
        )}
        <ActForm
          action={`${pageOf(HOURS_ID)}/add-hours`}
          button={t("chat.announce")}
          kind="secondary"
          text={t("chat.hoursText")}
          requiredNote={t("frame.required")}
        >
          <TextField
            id="name"
            name="name"
            label={t("chat.hostName")}
            defaultValue={member.name.split(" ")[0] ?? ""}
            maxLength={20}
            required
          />
          <Select id="place" name="place" label={t("chat.room")} options={places} required />
          <TextField id="from" name="from" type="datetime-local" label={t("chat.from")} required />
          <TextField id="until" name="until" type="datetime-local" label={t("chat.to")} required />
        </ActForm>
      </Block>
    </>
  );
}
