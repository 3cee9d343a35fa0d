import { useState } from "react";
import { Button } from "@spilhus/ui";
import type { HallProps } from "./hallProps.ts";
import type { HallTexts } from "./hallTexts.ts";
import type { DrawVerdict } from "./verifyDraw.ts";

interface CheckDrawProps extends Pick<HallProps, "draw"> {
  readonly roundId: string;
  readonly texts: HallTexts;
}

type Check = DrawVerdict | "idle" | "checking" | "failed";

const SENTENCES = {
  same: "hall.drawSame",
  differs: "hall.drawDiffers",
  "not-yet": "hall.drawNotYet",
  failed: "hall.drawFailed",
} as const;

/** "Tjek trækningen": the browser works out again what was committed to before the first number. */
export function CheckDraw({ roundId, draw, texts: { t } }: CheckDrawProps) {
  const [check, setCheck] = useState<Check>("idle");
  const run = async () => {
    if (check === "checking") return;
    setCheck("checking");
    try {
      const [told, { verifyDraw }] = await Promise.all([draw(roundId), import("./verifyDraw.ts")]);
      setCheck(await verifyDraw(told));
    } catch {
      setCheck("failed");
    }
  };
  return (
    <div className="hall-check">
      <Button kind="secondary" size="small" isBusy={check === "checking"} onClick={() => void run()}>
        {t("hall.checkDraw")}
      </Button>
      <output>{check !== "idle" && check !== "checking" && t(SENTENCES[check])}</output>
    </div>
  );
}
