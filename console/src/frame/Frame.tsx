import { Notice, SkipLink } from "@spilhus/ui";
import type { StaffSession } from "@spilhus/contracts/staff";
import type { ReactNode } from "react";
import { KeptForm } from "../kept-form/index.ts";
import type { Words } from "../messages/index.ts";

/** A link of the menu. */
export interface MenuItem {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

/**
 * The result of a form. Its page is opened at this fragment, so that keyboard and screen reader go on there and not at the top.
 */
export const RESULT_ID = "resultat";

export interface FrameProps {
  readonly words: Words;
  readonly title: string;
  /** Path of the page, to come back to after a change of language. */
  readonly path: string;
  /** Nobody before the sign-in. */
  readonly member?: StaffSession["member"];
  readonly menu?: readonly MenuItem[];
  /** The result of the last form, or why it was refused. */
  readonly message?: { readonly tone: "success" | "danger"; readonly text: string } | undefined;
  readonly children: ReactNode;
}

/** The frame of every page: the signed-in person, the menu, and the result of the last act. */
export function Frame({ words, title, path, member, menu = [], message, children }: FrameProps) {
  const { t, locale, label } = words;
  const roles = member?.roles.map((role) => label("roles", role)).join(", ");
  return (
    <>
      <title>{`${title} · ${t("frame.name")}`}</title>
      <SkipLink href="#indhold">{t("frame.skip")}</SkipLink>
      <header className="console-bar">
        <div className="console-bar-inner">
          <a className="console-name" href="/">
            {t("frame.name")}
          </a>
          {menu.length > 0 && (
            <nav className="console-menu" aria-label={t("frame.menu")}>
              <ul>
                {menu.map(({ href, label: text, isCurrent }) => (
                  <li key={href}>
                    <a href={href} {...(isCurrent && { "aria-current": "page" as const })}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="console-who">
            {member && (
              <p>
                {t("frame.signedInAs", { name: member.name })} ({roles})
              </p>
            )}
            <LanguageForm words={words} path={path} />
            {member && (
              <form method="post" action="/log-ud">
                <button type="submit">{t("frame.signOut")}</button>
              </form>
            )}
          </div>
        </div>
      </header>
      <main className="console-main" id="indhold" tabIndex={-1} lang={locale}>
        <h1>{title}</h1>
        {message && (
          <div id={RESULT_ID} tabIndex={-1}>
            <Notice tone={message.tone} live="polite">
              <p>{message.text}</p>
            </Notice>
          </div>
        )}
        {children}
        <KeptForm member={member?.id} isRefused={message?.tone === "danger"} />
      </main>
    </>
  );
}

function LanguageForm({ words: { t, other }, path }: { readonly words: Words; readonly path: string }) {
  return (
    <form method="post" action="/sprog">
      <input type="hidden" name="sprog" value={other} />
      <input type="hidden" name="til" value={path} />
      <button type="submit" lang={other}>
        {t("frame.language")}
      </button>
    </form>
  );
}

/** A block of a page with a heading. */
export function Block({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="console-block">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
