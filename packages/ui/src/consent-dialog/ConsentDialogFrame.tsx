import type { ReactNode } from "react";

export interface ConsentDialogFrameProps {
  /**
   * The island. It renders a `<dialog className="dialog">` with `.dialog-body`, a form with a `<fieldset>` of four `.consent-category`
   * (checkbox, label, text) and `.consent-answers` with buttons of one `data-kind`.
   */
  readonly children: ReactNode;
}

/** Styles the cookie-consent dialog: four categories and answers of equal weight. */
export function ConsentDialogFrame({ children }: ConsentDialogFrameProps) {
  return (
    <div className="consent-dialog-frame" data-consent-frame="">
      {children}
    </div>
  );
}
