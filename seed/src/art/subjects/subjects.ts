import type { Motif } from "../draw/drawingSystem.ts";
import { hare, lion, owl, stag, wolf } from "./animals.ts";
import { balls, bell, drum, plate, stamp } from "./bingo.ts";
import { hourglass, key, lamp, openBook, quill, tome } from "./books.ts";
import { chips, dice, fan, heart, roulette, spade } from "./cards.ts";
import { bridge, car, cocktail, skyline, streetlamp } from "./city.ts";
import { caravan, lizard, saguaro, scorpion, skull, sunDial } from "./desert.ts";
import { dragonCrest, dragonHead, egg, seaDragon, wyvern } from "./dragons.ts";
import { ankh, cat, horus, obelisk, pyramid, scarab } from "./egypt.ts";
import { boat, hookAndFly, pike, reel, trout } from "./fishing.ts";
import { cake, chilli, coffee, oyster, pear, ramen, spices } from "./food.ts";
import { cherries, citrus, fig, grapes, melon, pineapple, pomegranate } from "./fruit.ts";
import { brilliant, cluster, crown, emerald, ring } from "./gems.ts";
import { monstera, orchid, serpent, temple, tiger, toucan } from "./jungle.ts";
import { clover, horseshoe, ladybird, magpie, star, wheel } from "./luck.ts";
import { candle, cauldron, crystalBall, hand, moth, mushrooms } from "./magic.ts";
import { helmetLamp, lantern, minecart, nugget, pickaxes } from "./mines.ts";
import { gramophone, lyre, trumpet, vinyl, violin } from "./music.ts";
import { hammer, helmet, longship, raven, runestone, shield } from "./norse.ts";
import type { Subject } from "./parts.ts";
import { anchor, lighthouse, nautilus, octopus, ship, turtle, whale } from "./sea.ts";
import { astronaut, comet, planet, rocket, saturnMoon, telescope } from "./space.ts";
import { cabin, kingfisher, mountain, pine, skates, snowflake } from "./winter.ts";

/** The subjects of each motif; the first belongs to the motif's most played game. */
export const subjects: Record<Motif, Readonly<Record<string, Subject>>> = {
  animals: { hare, lion, owl, stag, wolf },
  bingo: { balls, bell, drum, plate, stamp },
  books: { hourglass, key, lamp, openBook, quill, tome },
  cards: { chips, dice, fan, heart, roulette, spade },
  city: { bridge, car, cocktail, skyline, streetlamp },
  desert: { caravan, lizard, saguaro, scorpion, skull, sunDial },
  dragons: { dragonCrest, dragonHead, egg, seaDragon, wyvern },
  egypt: { ankh, cat, horus, obelisk, pyramid, scarab },
  fishing: { boat, hookAndFly, pike, reel, trout },
  food: { cake, chilli, coffee, oyster, ramen, spices },
  fruit: { cherries, citrus, fig, grapes, melon, pear, pineapple, pomegranate },
  gems: { brilliant, cluster, crown, emerald, ring },
  jungle: { monstera, orchid, serpent, temple, tiger, toucan },
  luck: { clover, horseshoe, ladybird, magpie, star, wheel },
  magic: { candle, cauldron, crystalBall, hand, moth, mushrooms },
  mines: { helmetLamp, lantern, minecart, nugget, pickaxes },
  music: { gramophone, lyre, trumpet, vinyl, violin },
  norse: { hammer, helmet, longship, raven, runestone, shield },
  sea: { anchor, lighthouse, nautilus, octopus, ship, turtle, whale },
  space: { astronaut, comet, planet, rocket, saturnMoon, telescope },
  winter: { kingfisher, cabin, mountain, pine, skates, snowflake },
};
