import type { Words } from "../../messages/index.ts";

/** How often a page that renews itself does so. */
const RENEWAL_SECONDS = 15;

interface RenewalProps {
  readonly words: Words;
  readonly path: string;
  readonly isOn: boolean;
}

/** The choice that a page renews itself, without scripts. */
export function Renewal({ words: { t }, path, isOn }: RenewalProps) {
  return (
    <>
      {isOn && <meta httpEquiv="refresh" content={String(RENEWAL_SECONDS)} />}
      <p>
        <a href={isOn ? path : `${path}?auto=1`}>
          {t(isOn ? "support.renewOff" : "support.renewOn", { seconds: RENEWAL_SECONDS })}
        </a>
      </p>
    </>
  );
}
