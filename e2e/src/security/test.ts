import { test as base } from "../fixtures/test.ts";
import { edgeDoor, nginxDoor, type Door } from "../doors/door.ts";
import { startProductionDoor } from "../doors/productionDoor.ts";

interface WorkerFixtures {
  doorOf: (brand: string) => Door;
}

/** The test function of rules that hold at both doors; the project's metadata says which it tries. */
export const test = base.extend<{ door: Door }, WorkerFixtures>({
  doorOf: [
    // Playwright wants the first argument destructured.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      if (project.metadata["door"] !== "nginx") return use(edgeDoor);
      const { port, stop } = await startProductionDoor();
      await use((brand) => nginxDoor(brand, port));
      await stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  door: ({ doorOf, brand }, use) => use(doorOf(brand)),
  baseURL: ({ door }, use) => use(door.origin),
});

export { expect } from "@playwright/test";
