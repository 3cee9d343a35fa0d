import { GatewayRefusal } from "../gateway/index.ts";
import type { SectionPage } from "../section/index.ts";
import { SECTIONS } from "./sections.ts";

/** What waits in each section of the member of staff. A part that does not answer leaves the others as they are. */
export async function overview(page: SectionPage) {
  const { member, words } = page;
  const own = SECTIONS.filter(({ roles }) => roles.some((role) => member.roles.includes(role)));
  const tiles = await Promise.all(
    own.map(async (section) => {
      let note = "";
      let waits = 0;
      try {
        waits = (await section.waiting?.(page)) ?? 0;
        if (section.waiting) note = words.t(waits > 0 ? "frame.waiting" : "frame.nothing", { count: waits });
      } catch (error) {
        if (!(error instanceof GatewayRefusal)) throw error;
        note = words.failure(error.code);
      }
      return { section, waits, note };
    }),
  );
  return (
    <ul className="console-tiles">
      {tiles.map(({ section, waits, note }) => (
        <li key={section.path}>
          <a className="console-tile" href={`/${section.path}`} data-waits={waits > 0}>
            <strong>{words.t(section.name)}</strong>
            <span>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
