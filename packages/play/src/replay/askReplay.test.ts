import type { Transport } from "@spilhus/api-client";
import { GET_MY_ROUND } from "@spilhus/contracts/bingo";
import { GET_REPLAY } from "@spilhus/contracts/play";
import { expect, it } from "vitest";
import { askReplay } from "./askReplay.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const { signal } = new AbortController();
const pathOf = ({ path }: { readonly path: string }) => path.replace("{roundId}", ID);

/** A gateway that answers each path with a status; it keeps what it was asked for. */
function gateway(statuses: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const transport: Transport = {
    fetch: (input) => {
      const path = new URL(input instanceof Request ? input.url : input, "https://spil.example").pathname;
      asked.push(path);
      const status = statuses[path] ?? 404;
      const error = { code: "x", message: "x", statusCode: status, requestId: "x" };
      return Promise.resolve(Response.json({ error }, { status }));
    },
  };
  return { transport, asked };
}

it("looks for a round among those of halls when no game of the house has it, and finds nothing in neither", async () => {
  const { transport, asked } = gateway({});
  expect(await askReplay(transport, ID, signal)).toBeUndefined();
  expect(asked).toEqual([pathOf(GET_REPLAY), pathOf(GET_MY_ROUND)]);
});

it("takes no fault of the gateway for a round that is not there", async () => {
  const house = gateway({ [pathOf(GET_REPLAY)]: 503 });
  await expect(askReplay(house.transport, ID, signal)).rejects.toMatchObject({ status: 503 });
  expect(house.asked).toEqual([pathOf(GET_REPLAY)]);
  const hall = gateway({ [pathOf(GET_MY_ROUND)]: 503 });
  await expect(askReplay(hall.transport, ID, signal)).rejects.toMatchObject({ status: 503 });
});
