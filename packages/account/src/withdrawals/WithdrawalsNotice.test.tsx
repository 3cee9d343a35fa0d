import { createTranslator } from "@spilhus/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { WITHDRAWAL_MESSAGES } from "./withdrawalMessages.ts";
import { WithdrawalsNotice } from "./WithdrawalsNotice.tsx";

const draw = (isBlocked: boolean) =>
  renderToStaticMarkup(
    <WithdrawalsNotice
      isBlocked={isBlocked}
      messages={createTranslator("da").messagesOf(...WITHDRAWAL_MESSAGES)}
    />,
  );

describe("WithdrawalsNotice (R2.50, R5.13)", () => {
  it("shows an alert and a link to customer service if withdrawals are blocked", () => {
    expect(draw(true)).toContain('role="alert"');
    expect(draw(true)).toContain("Du kan ikke hæve penge lige nu.");
    expect(draw(true)).toContain('href="/kundeservice"');
  });

  it("says that withdrawals are open otherwise", () => {
    expect(draw(false)).toContain("Der er ikke spærret for udbetalinger");
    expect(draw(false)).not.toContain('role="alert"');
  });
});
