import { testEnvironment, type TestEnvironment } from "./testEnvironment.ts";

/** The environment of a test that does to the ledger what its check must find: at the end it is not whole. */
export const tamperedEnvironment = (): Promise<TestEnvironment> =>
  testEnvironment({}, undefined, { breaksLedger: true });
