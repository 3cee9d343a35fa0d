import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { ChatSanctionsIsland } from "../chat-sanctions/ChatSanctionsIsland.tsx";
import { OwnLinesIsland } from "../chat-sanctions/OwnLinesIsland.tsx";
import { CHAT_SANCTIONS_MESSAGES } from "../chat-sanctions/chatSanctionsMessages.ts";
import { definePage } from "@spilhus/page-kit";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { InboxIsland } from "./InboxIsland.tsx";
import { INBOX_MESSAGES } from "./inboxMessages.ts";

/**
 * A player's messages (R2.34); where there is a chat, above them what was decided about the player in it, and below them a
 * file of what is kept.
 */
export const inboxPage = definePage({
  route: "account-messages",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("inbox.title"),
    description: t("inbox.description"),
    crumbs: accountCrumbs(t, t("inbox.title"), path),
  }),
  Body: ({ request }) => (
    <AccountFrame request={request} route="account-messages" title={request.t("inbox.title")}>
      <p>{request.t("inbox.text")}</p>
      {siteConfig().chat && (
        <ChatSanctionsIsland
          zone={request.brand.timezone}
          messages={request.messagesOf(...CHAT_SANCTIONS_MESSAGES)}
        />
      )}
      <InboxIsland zone={request.brand.timezone} messages={request.messagesOf(...INBOX_MESSAGES)} />
      {siteConfig().chat && <OwnLinesIsland messages={request.messagesOf(...CHAT_SANCTIONS_MESSAGES)} />}
    </AccountFrame>
  ),
});
