import { html, toolPage } from "../tool-pages/index.ts";
import type { KeptMessage } from "./outbox.ts";
import { withLinks } from "./withLinks.ts";

const TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Copenhagen",
  dateStyle: "medium",
  timeStyle: "medium",
});

/** The page that lists the messages that would have been sent, newest first. */
export function outboxPage(messages: readonly KeptMessage[]): string {
  const articles = messages.map(
    ({ brand, from, to, subject, text, kind, receivedAt }) =>
      html`<article>
        <h2>${subject === "" ? "Without subject" : subject}</h2>
        <p class="quiet">
          To ${to} · from ${from ?? brand} · ${kind} ·
          <time datetime="${receivedAt.toISOString()}">${TIME.format(receivedAt)}</time>
        </p>
        <pre>${withLinks(text)}</pre>
      </article>`,
  );
  return toolPage(
    "/outbox",
    "Outbox",
    html`<h1>Outbox</h1>
      <p>What the sites would have sent by e-mail and SMS, the newest first. Nothing leaves this machine.</p>
      ${articles.length > 0 ? articles : html`<p class="quiet">Nothing has been sent since the stack was started.</p>`}`,
  );
}
