import { Button } from "@spilhus/ui";
import type { PanelWords } from "./panelText.ts";

interface CareCardProps {
  readonly helpline: { readonly phone: string };
  readonly places: { readonly pause: string };
  readonly words: PanelWords;
  readonly onClose: () => void;
}

/** A hand that only this player sees. */
export function CareCard({ helpline, places, words, onClose }: CareCardProps) {
  const { t } = words;
  return (
    <div role="alert" className="chat-care">
      <h3>{t("chat.careTitle")}</h3>
      <p>{t("chat.careText")}</p>
      <p>
        <a href={`tel:${helpline.phone.replaceAll(" ", "")}`}>
          {t("chat.careCall", { phone: helpline.phone })}
        </a>{" "}
        <a href={places.pause}>{t("chat.carePause")}</a>
      </p>
      <Button size="small" kind="quiet" onClick={onClose}>
        {t("chat.careClose")}
      </Button>
    </div>
  );
}
