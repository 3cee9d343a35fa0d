import { createTranslator } from "@spilhus/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InboxIsland } from "./InboxIsland.tsx";
import { INBOX_MESSAGES } from "./inboxMessages.ts";

it("renders a skeleton without messages on the server (R2.34)", () => {
  const messages = createTranslator("da").messagesOf(...INBOX_MESSAGES);
  const html = renderToStaticMarkup(<InboxIsland zone="Europe/Copenhagen" messages={messages} />);
  expect(html).toContain("Henter dine beskeder");
  expect(html).not.toContain("message-list");
});
