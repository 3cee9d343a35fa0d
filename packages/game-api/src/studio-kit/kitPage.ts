import { connectFrame, type FrameLink } from "../frame/index.ts";
import type { GameMessage, InitMessage } from "../frame/index.ts";

/** What the kit's server tells its page. */
interface KitState {
  readonly checks: readonly {
    readonly id: string;
    readonly title: string;
    readonly state: string;
    readonly note: string;
  }[];
  /** What the developer should do now. */
  readonly task: string;
  /** The game is to be told that play is over. */
  readonly isStopping: boolean;
}

const EVERY_MS = 300;

async function post(path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
}

function show({ checks, task }: KitState): void {
  const rows = checks.map(({ id, title, state, note }) => {
    const item = document.createElement("li");
    item.dataset["check"] = id;
    item.dataset["state"] = state;
    item.textContent = `${state}: ${title}${note === "" ? "" : ` (${note})`}`;
    return item;
  });
  document.querySelector("#checks")?.replaceChildren(...rows);
  const todo = document.querySelector("#task");
  if (todo && todo.textContent !== task) todo.textContent = task;
}

/** The page of the conformance kit: the shell's own code around the studio's frame. */
function start(frame: HTMLIFrameElement): void {
  const { address = "" } = frame.dataset;
  const link: FrameLink = connectFrame({
    page: window,
    frame: () => frame.contentWindow,
    origin: new URL(address).origin,
    // The kit's own server answers with what its shell would say.
    init: async () => (await (await post("/kit/init", {})).json()) as Omit<InitMessage, "type">,
    onConnected: () => {
      link.send({ type: "balance", ore: 100_000, seq: 1 });
      void post("/kit/connected", {});
    },
    onMessage: (message: GameMessage) => void post("/kit/said", message),
    onEnd: (why) => void post("/kit/end", { why }),
  });
  frame.src = address;
  setInterval(() => {
    void fetch("/kit/state").then(async (answer) => {
      // Of the kit's own server.
      const state = (await answer.json()) as KitState;
      show(state);
      if (state.isStopping) link.stop("player", false);
    });
  }, EVERY_MS);
}

const frame = document.querySelector<HTMLIFrameElement>("iframe[data-address]");
if (frame) start(frame);
