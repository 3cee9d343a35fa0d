import type { RandomSource } from "./randomSource.ts";

/** The items in random order: Fisher–Yates from the last place down, one draw for each place but the first. */
export function shuffled<Item>(items: readonly Item[], random: RandomSource): Item[] {
  const order = [...items];
  for (let place = order.length - 1; place > 0; place -= 1) {
    const other = random.below(place + 1);
    const [here, there] = [order[place], order[other]];
    // Both places lie within the list, so neither is a hole in it.
    order[place] = there as Item;
    order[other] = here as Item;
  }
  return order;
}
