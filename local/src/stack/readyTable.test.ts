import { expect, it } from "vitest";
import { readyTable } from "./readyTable.ts";

it("lists the addresses of brands and tools, the log folder and the memory of each process", () => {
  const brands = [{ id: "fjord", name: "Fjord", url: "http://fjord.localhost:3000" }];
  const tools = [["players, outbox", "http://mitid.localhost:3000"]] as const;
  const memory = [
    { name: "gateway", mebibytes: 200 },
    { name: "authorities", mebibytes: 130 },
  ];
  expect(readyTable(brands, tools, memory, "/state/logs").split("\n")).toEqual([
    "",
    "ready",
    "  Fjord                http://fjord.localhost:3000",
    "  players, outbox      http://mitid.localhost:3000",
    "  process gateway      200 MiB",
    "  process authorities  130 MiB",
    "  memory in all        330 MiB",
    "  logs                 /state/logs",
    "",
    "  Ctrl-C ends everything.",
    "",
  ]);
});
