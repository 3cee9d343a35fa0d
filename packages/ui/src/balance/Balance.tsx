import { Icon } from "../icon/Icon.tsx";

/** An amount with its name. */
export interface BalancePart {
  /** e.g. "Saldo"; heard, and seen where there is room. */
  readonly label: string;
  /** e.g. "1.234,50 kr.". */
  readonly text: string;
  readonly ore: number;
}

export interface BalanceProps {
  /** Where the player sees what the balance came from. */
  readonly href: string;
  /** Nothing until it is known: its place is kept. */
  readonly cash: BalancePart | undefined;
  /** Left out while the player has none. */
  readonly bonus?: BalancePart | undefined;
  /** Opens a deposit; left out for players who cannot deposit. */
  readonly deposit?: { readonly href: string; readonly label: string } | undefined;
}

/** The number, and its unit apart from it, which a narrow phone leaves to screen readers. */
const withUnitApart = (text: string) =>
  text.split(/(\s)/u).map((part, index) =>
    /\d|^\s?$/u.test(part) ? (
      part
    ) : (
      <span key={index} className="balance-unit">
        {part}
      </span>
    ),
  );

function Amount({ label, text, ore }: BalancePart) {
  return (
    <span className="balance-part">
      <span className="balance-label">{label}</span> <data value={ore}>{withUnitApart(text)}</data>
    </span>
  );
}

/** What a player has, in the header: the cash, a bonus apart from it, and the way to deposit. It is never announced by itself. */
export function Balance({ href, cash, bonus, deposit }: BalanceProps) {
  return (
    <div className="balance" data-balance="">
      {cash ? (
        <a className="balance-amounts" href={href}>
          <Amount {...cash} />
          {bonus && <Amount {...bonus} />}
        </a>
      ) : (
        <span className="balance-amounts" />
      )}
      {deposit && (
        <a className="balance-deposit" href={deposit.href}>
          <Icon name="plus" />
          <span>{deposit.label}</span>
        </a>
      )}
    </div>
  );
}
