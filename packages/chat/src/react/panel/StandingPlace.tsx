import { Button } from "@spilhus/ui";
import type { LoadedCode } from "../code/useCode.ts";
import type { StandingProps } from "./Standing.tsx";

interface StandingPlaceProps extends StandingProps {
  readonly standing: LoadedCode<typeof import("./Standing.tsx")>;
}

/** What stands in the composer's place: at once that the player cannot write, and why when the words have come. */
export function StandingPlace({ standing: { code, hasFailed, load }, ...props }: StandingPlaceProps) {
  const { t } = props.words;
  return (
    <output className="chat-standing">
      {code ? <code.Standing {...props} /> : t("chat.mutedNow")}{" "}
      {hasFailed && (
        <Button size="small" kind="secondary" onClick={load}>
          {t("chat.tryAgain")}
        </Button>
      )}
    </output>
  );
}
