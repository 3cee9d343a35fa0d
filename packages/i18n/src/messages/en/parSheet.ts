import type { Translation } from "../translation.ts";

export const parSheet = {
  title: "Par sheet of {{game}}",
  lead: "Every figure on this page is worked out from the game’s own data. Nothing is measured, estimated or typed by hand. The sheet can be printed.",
  description: "Par sheet of {{game}}: return, hit rate, paytable, and how the figures are proved.",
  toGame: "To {{game}}",
  figures: "Figures of the game",
  figure: "Figure",
  value: "Value",
  meaning: "What it means",
  potReturn: "The pot’s share",
  potReturnMeaning:
    "{{share}} of every stake goes into {{name}}, which the house begins with {{restart}} each time. It is won once for every {{perWin}} of stakes on average, with the same chance for each krone.",
  rtpWithPotMeaning:
    "Reels and pot together. The other figures leave the pot out. In demo nothing is put into the pot, and it cannot be won.",
  rtpMeaning:
    "So much of all stakes the game pays back on average over a very long time. Exactly {{exact}} of the stake.",
  hitMeaning: "So many rounds win something, those included that win less than the stake.",
  netWinMeaning: "So many rounds give back more than they cost.",
  volatilityMeaning:
    "How unevenly the money comes: the standard deviation of a round’s win is {{deviation}} stakes. Below {{medium}} is low, from {{high}} on is high.",
  largestMeaning: "One round cannot give more.",
  freeSpins: "Rounds that lead to free spins",
  freeSpinsMeaning: "About one round in {{every}}.",
  stakes: "Stakes",
  stakesMeaning: "No other stake can be chosen. Every win is whole øre at each of them.",
  chips: "Chips",
  chipsMeaning: "All bets of a round may be {{most}} together.",
  pays: "Paytable",
  paysText: "How many times the total stake a run pays.",
  symbol: "Symbol",
  ofAKind: "{{count}} of a kind",
  scatterPays: "{{symbol}} anywhere",
  scatterCount: "Count",
  scatterPay: "Pays at once",
  scatterSpins: "Free spins",
  rules: "Rules",
  layoutLines:
    "{{reels}} reels, {{rows}} rows and {{number}} fixed lines. A run begins on the first reel and has no gaps. The longest run on each line counts.",
  layoutWays:
    "{{reels}} reels and {{rows}} rows give {{number}} ways to win: equal symbols on neighbouring reels from the first one, at any height.",
  lines: "The lines, as the row from the top on each reel",
  tumbles:
    "Symbols that win disappear, and the reel goes on from above. Fall by fall the wins are multiplied by {{multipliers}}; the last factor holds for the rest.",
  wild: "Wild: {{symbol}}. It stands for every symbol that pays on the reels, and is not on the first reel.",
  wildExpands: "The wild covers its whole reel.",
  freeSpinsRule:
    "In free spins wins are multiplied by {{multiplier}}. Free spins lead to no more free spins.",
  reels: "Symbols on each reel",
  reelsText:
    "How often each symbol stands on a reel. Their order is secret: who knows it can see what comes.",
  reelsFree: "Symbols on each reel in free spins",
  reel: "Reel {{reel}}",
  stops: "In all",
  proof: "How the figures are proved",
  proofCycle: "Every combination of reel stops has been counted, one by one: {{base}} of the game.",
  proofCycleFree:
    "Every combination of reel stops has been counted, one by one: {{base}} of the game and {{free}} of one free spin.",
  proofExact:
    "The return has also been added up as a fraction, term by term. Both ways give the same fraction: {{exact}}.",
  proofRounds:
    "Ten million rounds have been played with the code and the random numbers that decide real rounds. They differ no more than chance allows.",
  proofRoulette:
    "Every pocket has been counted for each kind of bet. All of them give back {{exact}} of the stake on average.",
  proofNoMemory: "Each round is decided by itself. Earlier rounds, the stake and the player change nothing.",
  version: "Math version",
  versionText:
    "The fingerprint (SHA-256) of the game’s data. Each round keeps it, so that one can always see which rules decided it.",
  bets: "Bets on the table",
  bet: "Bet on",
  covers: "Covers",
  coversNumbers: "{{number}} numbers",
  betPays: "Pays",
  betPaysTo: "{{odds}} to 1",
  betStraight: "One number",
  betSplit: "Two neighbours",
  betStreet: "A row",
  betCorner: "A corner",
  betSixLine: "Two rows",
  betColumn: "A column",
  betDozen: "A dozen",
  betRed: "Red",
  betBlack: "Black",
  betEven: "Even",
  betOdd: "Odd",
  betLow: "1 to 18",
  betHigh: "19 to 36",
} as const satisfies Translation<"parSheet">;
