import { Pool, type PoolClient, type PoolConfig } from "pg";

/**
 * A pool that survives the end of its connections, and gets a connection back when the first statement on it fails. Drizzle connects, sends `begin` and begins to clean up
 * after that alone: a `begin` that fails, as on a connection that the server has just closed, would keep its place in the pool
 * for ever, and so many restarts of the server would use all places up.
 */
export class TransactionPool extends Pool {
  constructor(config: PoolConfig) {
    super(config);
    // Without a listener a broken connection would end the process: the pool listens only to idle connections, not to one
    // between two queries of a transaction or on its way out. The next query on it fails.
    this.on("connect", (client) => client.on("error", () => undefined));
    this.on("error", () => undefined);
  }

  // Only the form without a callback is drizzle's; `pool.query` uses the other and cleans up itself.
  override connect(): Promise<PoolClient>;
  override connect(callback: Parameters<Pool["connect"]>[0]): void;
  override connect(callback?: Parameters<Pool["connect"]>[0]): Promise<PoolClient> | void {
    if (callback !== undefined) return super.connect(callback);
    return super.connect().then(givenBackOnFailure);
  }
}

function givenBackOnFailure(client: PoolClient): PoolClient {
  const query = client.query;
  const first = (...given: unknown[]): unknown => {
    client.query = query;
    const answer: unknown = Reflect.apply(query, client, given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      client.release(error instanceof Error ? error : true);
      throw error;
    });
  };
  // One function stands for all forms of `query` and passes on what it is given.
  client.query = first as PoolClient["query"];
  return client;
}
