import { ServerResponse } from "node:http";

/** As `luckyGateway.ts`, but what it answers to a round never leaves it: the round is booked, and nobody is told. */
const isRound = ({ req }: ServerResponse) => req.method === "POST" && req.url?.endsWith("/rounds") === true;

for (const name of ["writeHead", "write", "end"] as const) {
  const answer = ServerResponse.prototype[name];
  Object.defineProperty(ServerResponse.prototype, name, {
    value(this: ServerResponse, ...given: readonly unknown[]) {
      return isRound(this) ? this : Reflect.apply(answer, this, given);
    },
  });
}

await import("./luckyGateway.ts");
