import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MessageList } from "./MessageList.tsx";

const message = { body: ["Hej"], dateTime: "2026-11-21T20:00:00Z", dateText: "21/11/2026" };

describe("MessageList", () => {
  it("says in words which messages are unread", () => {
    const html = renderToStaticMarkup(
      <MessageList
        label="Beskeder"
        unreadLabel="Ulæst"
        messages={[
          { ...message, id: "1", subject: "Ny", isUnread: true },
          { ...message, id: "2", subject: "Læst", isUnread: false, isOpen: true },
        ]}
      />,
    );
    expect(html).toMatch(/data-message="1" data-unread="true"><summary><span class="message-unread">Ulæst/);
    expect(html).toMatch(/data-message="2" data-unread="false" open=""><summary><h2>/);
  });
});
