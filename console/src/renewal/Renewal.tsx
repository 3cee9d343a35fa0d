import type { Words } from "../messages/index.ts";
import { RenewPage } from "./RenewPage.tsx";

/** How often a page that renews itself does so. */
const RENEWAL_SECONDS = 15;

interface RenewalProps {
  readonly words: Words;
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** The choice that a page renews itself. Without scripts the whole page is loaded again, which empties its forms. */
export function Renewal({ words: { t }, path, query }: RenewalProps) {
  const isOn = query["auto"] === "1";
  return (
    <>
      {isOn && (
        <>
          <RenewPage seconds={RENEWAL_SECONDS} />
          <noscript>
            <meta httpEquiv="refresh" content={String(RENEWAL_SECONDS)} />
          </noscript>
        </>
      )}
      <p>
        <a href={isOn ? path : `${path}?auto=1`}>
          {t(isOn ? "renewal.off" : "renewal.on", { seconds: RENEWAL_SECONDS })}
        </a>
      </p>
    </>
  );
}
