/* The game's page. It plays back what its own server has decided; money is between that server and the operator's. */
"use strict";

(() => {
  const root = document.querySelector("#game");
  const facts = JSON.parse(root.dataset.facts);
  const NAMES = {
    da: { stone: "Bautasten", horse: "Hest", lark: "Lærke", grain: "Korn", heather: "Lyng" },
    en: { stone: "Standing stone", horse: "Horse", lark: "Lark", grain: "Grain", heather: "Heather" },
  };
  const SIGNS = { stone: "ᛒ", horse: "♞", lark: "❧", grain: "⚘", heather: "✿" };
  const WORDS = {
    da: {
      opening: "Spillet åbner …",
      stake: "Indsats",
      balance: "Saldo",
      play: "Spil",
      rules: "Regler",
      limits: "Grænser",
      sound: "Fuld skærm",
      ready: "Vælg en indsats, og tryk på Spil.",
      spinning: "Hjulene kører …",
      nothing: "Ingen gevinst.",
      back: (amount) => `Tilbage: ${amount}`,
      won: (amount) => `Gevinst: ${amount}`,
      line: (line) => `linje ${line}`,
      paused: "Spillet holder pause.",
      over: "Spillet er slut.",
      refused: "Runden begyndte ikke. Din indsats er ikke taget.",
      codes: {
        "insufficient-funds": "Der er ikke nok på din saldo.",
        "reality-check-due": "Læs beskeden om din tid, før du spiller videre.",
        "over-loss-limit": "Indsatsen er højere, end din tabsgrænse giver plads til.",
        "too-early": "Der skal gå lidt tid mellem to runder.",
        "game-closed": "Spillet er lukket lige nu.",
      },
      table: "Hvad tre ens på en linje betaler",
      about: (times, rtp) =>
        `Fem linjer. Bautastenen kan stå for alle symboler. Den største gevinst i én runde er ${times} gange indsatsen. Den teoretiske tilbagebetaling er ${rtp} %.`,
    },
    en: {
      opening: "The game opens …",
      stake: "Stake",
      balance: "Balance",
      play: "Play",
      rules: "Rules",
      limits: "Limits",
      sound: "Full screen",
      ready: "Choose a stake and press Play.",
      spinning: "The reels are turning …",
      nothing: "No win.",
      back: (amount) => `Back: ${amount}`,
      won: (amount) => `Win: ${amount}`,
      line: (line) => `line ${line}`,
      paused: "The game is paused.",
      over: "The game is over.",
      refused: "The round did not begin. Your stake was not taken.",
      codes: {
        "insufficient-funds": "Your balance is too low.",
        "reality-check-due": "Read the message about your time before you play on.",
        "over-loss-limit": "The stake is higher than your loss limit leaves.",
        "too-early": "A little time must pass between two rounds.",
        "game-closed": "The game is closed at present.",
      },
      table: "What three of a kind on a line pay",
      about: (times, rtp) =>
        `Five lines. The standing stone can stand for every symbol. The largest win of one round is ${times} times the stake. The theoretical return is ${rtp} %.`,
    },
  };
  const ROWS = [
    [0, 0, 0],
    [1, 1, 1],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ];

  let words = WORDS.da;
  let names = NAMES.da;
  let locale = "da-DK";
  let seat;
  let stakesOre = [];
  let stakeOre = 0;
  let minRoundMs = 3_000;
  let balanceOre;
  let isPlaying = false;
  let isPaused = false;
  let isOver = false;
  let faults = new Set();
  /** The pace between two rounds is not over. */
  let isTooEarly = false;

  const money = (ore) =>
    new Intl.NumberFormat(locale, { style: "currency", currency: "DKK" }).format(ore / 100);
  const element = (name, { text, ...attributes } = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    made.append(...children);
    return made;
  };
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  const message = element("output", { class: "message" });
  const balance = element("dd");
  const cells = [0, 1, 2].map(() => [0, 1, 2].map(() => element("span", { class: "cell" })));
  const reels = element(
    "div",
    { class: "reels", "aria-hidden": "true" },
    ...cells.map((reel) => element("div", { class: "reel" }, ...reel)),
  );
  const stakes = element("select", { id: "stake" });
  const play = element("button", { class: "play", type: "button" });

  function update() {
    play.disabled = isPlaying || isPaused || isOver || seat === undefined || isTooEarly;
    stakes.disabled = isPlaying || isOver;
    balance.textContent = balanceOre === undefined ? "–" : money(balanceOre);
  }
  const show = (window_, winning = new Set()) => {
    for (const [reel, symbols] of window_.entries()) {
      for (const [row, symbol] of symbols.entries()) {
        const cell = cells[reel][row];
        cell.textContent = SIGNS[symbol];
        cell.dataset.symbol = symbol;
        cell.classList.toggle("wins", winning.has(`${reel}:${row}`));
      }
    }
  };

  function draw() {
    const pays = Object.entries(facts.pays).map(([symbol, pay]) =>
      element(
        "tr",
        {},
        element("th", { scope: "row", text: `${SIGNS[symbol]} ${names[symbol]}` }),
        element("td", { text: `${(pay / 100).toLocaleString(locale)} ×` }),
      ),
    );
    const open = (place, text) => {
      const button = element("button", { type: "button", class: "quiet", text });
      button.addEventListener("click", () => shell.open(place));
      return button;
    };
    const fullScreen = element("button", { type: "button", class: "quiet", text: words.sound });
    fullScreen.addEventListener("click", () => shell.askFullScreen());
    play.textContent = words.play;
    stakes.replaceChildren(
      ...stakesOre.map((ore) => element("option", { value: String(ore), text: money(ore) })),
    );
    root.replaceChildren(
      reels,
      message,
      element(
        "div",
        { class: "controls" },
        element("dl", {}, element("dt", { text: words.balance }), balance),
        element("label", { for: "stake", text: words.stake }),
        stakes,
        play,
      ),
      element(
        "details",
        {},
        element("summary", { text: words.rules }),
        element("p", {
          text: words.about(
            facts.largestTimes.toLocaleString(locale),
            facts.rtpPercent.toLocaleString(locale, { maximumFractionDigits: 2 }),
          ),
        }),
        element("table", {}, element("caption", { text: words.table }), element("tbody", {}, ...pays)),
        open("rules", words.rules),
        open("limits", words.limits),
        fullScreen,
      ),
    );
    show([
      ["heather", "stone", "grain"],
      ["grain", "stone", "lark"],
      ["lark", "stone", "horse"],
    ]);
  }

  const ask = async (path, body) => {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return { isFine: answer.ok, ...(await answer.json()) };
  };

  /** What a frame does that wants more than it should have. The page around it must not change. */
  function misbehave() {
    const say = (text) => window.parent.postMessage(text, "*");
    if (faults.has("forged")) {
      for (const text of [
        '{"v":1,"type":"round-ended","roundId":"forged","win":1000000000}',
        '{"v":1,"type":"balance","ore":1000000000,"seq":1000000000}',
        '{"v":1,"type":"open","url":"https://evil.example/"}',
        '{"v":1,"type":"ready","protocol":1,"capabilities":[],"__proto__":{"isAdmin":true}}',
      ]) {
        say(text);
        stolenPort?.postMessage(text, []);
      }
    }
    if (faults.has("flood")) for (let sent = 0; sent < 1_000; sent += 1) shell.askBalance();
    if (faults.has("long-message")) say(JSON.stringify({ v: 1, type: "closed", x: "x".repeat(1024 * 1024) }));
  }

  async function playRound() {
    isPlaying = true;
    update();
    const key = crypto.randomUUID();
    shell.roundStarted(key);
    message.textContent = words.spinning;
    root.classList.add("spinning");
    const startedAt = performance.now();
    let round;
    try {
      round = await ask("/api/rounds", { seat, key, stakeOre });
      faults = new Set(round.faults ?? []);
    } catch {
      round = { kind: "refused", code: "unknown" };
    }
    // The wallet counts from the stake that it took, which was before this answer.
    const answeredAt = performance.now();
    isTooEarly = round.kind === "played";
    misbehave();
    if (round.kind === "played") {
      const { result, winOre } = round;
      // The law's pace: a result stands no sooner than three seconds after the press, without any way to hurry it.
      await pause(Math.max(0, startedAt + 3_000 - performance.now()));
      const winning = new Set(
        result.wins.flatMap(({ line }) => ROWS[line].map((row, reel) => `${reel}:${row}`)),
      );
      show(result.window, winning);
      const lines = result.wins.map(({ line }) => words.line(line + 1)).join(", ");
      const amount = winOre > stakeOre ? words.won(money(winOre)) : words.back(money(winOre));
      message.textContent = winOre === 0 ? words.nothing : `${amount} (${lines})`;
    } else {
      message.textContent = words.codes[round.code] ?? words.refused;
    }
    root.classList.remove("spinning");
    isPlaying = false;
    shell.roundEnded(key);
    if (isOver) end();
    update();
    await pause(Math.max(0, answeredAt + minRoundMs - performance.now()));
    isTooEarly = false;
    update();
  }

  function end() {
    message.textContent = words.over;
    if (!faults.has("never-closes")) shell.closed();
  }

  let stolenPort;
  addEventListener("message", ({ ports }) => {
    [stolenPort] = ports;
    // A mute frame hears its port no more.
    stolenPort?.addEventListener("message", (event) => {
      if (faults.has("mute")) event.stopImmediatePropagation();
    });
  });

  message.textContent = words.opening;
  root.append(message);
  const shell = spilhusStudio.connectToShell({
    shells: facts.shells,
    onInit: async (init) => {
      words = WORDS[init.locale] ?? WORDS.en;
      names = NAMES[init.locale] ?? NAMES.en;
      locale = init.locale === "da" ? "da-DK" : "en-GB";
      document.documentElement.lang = init.locale;
      root.classList.toggle("still", init.reducedMotion);
      const taken = await ask("/api/seats", { token: init.token });
      if (!taken.isFine) {
        shell.error("no-seat", true);
        return;
      }
      ({ seat, stakesOre, minRoundMs } = taken);
      [stakeOre = 0] = stakesOre;
      draw();
      message.textContent = words.ready;
      update();
    },
    onBalance: (ore) => {
      balanceOre = ore;
      update();
    },
    onPause: () => {
      isPaused = true;
      message.textContent = words.paused;
      update();
    },
    onResume: () => {
      isPaused = false;
      message.textContent = words.ready;
      update();
    },
    onStop: () => {
      isOver = true;
      root.dataset.stopped = "";
      update();
      if (!isPlaying) end();
    },
  });
  play.addEventListener("click", () => void playRound());
  stakes.addEventListener("change", () => {
    stakeOre = Number(stakes.value);
  });
})();
