import type { ShellSettings } from "@spilhus/contracts";
import { ContactCard } from "@spilhus/ui";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";

/** Contact details of customer service; phone, email and hours come from the footer's settings. */
export const contactBlock = defineBlock<"contact", ShellSettings>({
  load: (_, { content }) => content.shell(),
  Component: ({ block, data, request: { t } }) => (
    <BlockSection block={{ _uid: block._uid }}>
      <ContactCard
        title={block.title}
        {...(block.text ? { text: block.text } : {})}
        phone={{ href: `tel:${data.phone.replaceAll(" ", "")}`, label: data.phone }}
        email={{ href: `mailto:${data.email}`, label: data.email }}
        hoursTitle={t("footer.openingHours")}
        hours={data.opening_hours.map(({ days, hours }) => ({ days, hours }))}
      />
    </BlockSection>
  ),
});
