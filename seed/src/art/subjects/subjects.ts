import {
  cabochon,
  coin,
  door,
  flask,
  frame,
  knife,
  letter,
  rainbow,
  rose,
  scales,
  scissors,
} from "./keepsakes.ts";
import { iceHole, moon, shoal, sunBoat, well } from "./outdoors.ts";
import { accordion, notes, piano, synthesizer } from "./instruments.ts";
import {
  bolt,
  chessboard,
  clock,
  cog,
  gavel,
  kaleidoscope,
  megaphone,
  radio,
  snowglobe,
  spectacles,
  umbrella,
} from "./hallThings.ts";
import {
  bareLamp,
  bonfire,
  chandelier,
  cherryTree,
  fishbowl,
  hall,
  herbs,
  signalFlags,
  sunflower,
  tent,
  tree,
  twoChairs,
} from "./halls.ts";
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
import { dove, flamingo, frog, hedgehog, jaguar, pelican, rooster, walrus } from "./creatures.ts";
import { bicycle, bus, compass, elevator, helm, locomotive, metro, steamer } from "./journeys.ts";
import {
  apple,
  elderberries,
  jar,
  mug,
  openSandwich,
  pancakes,
  peach,
  plums,
  threeCherries,
} from "./pantry.ts";
import {
  blackjack,
  cardShoe,
  deck,
  microphone,
  pokerMachine,
  pokerTable,
  threeCards,
  twoHands,
} from "./tables.ts";
import type { Subject } from "./parts.ts";
import { anchor, lighthouse, nautilus, octopus, ship, turtle, whale } from "./sea.ts";
import { astronaut, comet, planet, rocket, saturnMoon, telescope } from "./space.ts";
import { cabin, kingfisher, mountain, pine, skates, snowflake } from "./winter.ts";

/** The subjects of each motif; the first belongs to the motif's most played game. */
export const subjects: Record<Motif, Readonly<Record<string, Subject>>> = {
  animals: { hare, lion, owl, stag, wolf, dove, flamingo, hedgehog, rooster, walrus },
  bingo: {
    balls,
    bell,
    drum,
    plate,
    stamp,
    bolt,
    bonfire,
    chandelier,
    cherryTree,
    chessboard,
    clock,
    cog,
    fishbowl,
    gavel,
    hall,
    herbs,
    kaleidoscope,
    bareLamp,
    signalFlags,
    megaphone,
    pelican,
    radio,
    snowglobe,
    spectacles,
    sunflower,
    tent,
    tree,
    twoChairs,
    umbrella,
  },
  books: { hourglass, key, lamp, openBook, quill, tome, letter },
  cards: {
    chips,
    dice,
    fan,
    heart,
    roulette,
    spade,
    blackjack,
    cardShoe,
    deck,
    pokerMachine,
    pokerTable,
    threeCards,
    twoHands,
  },
  city: { bridge, car, cocktail, skyline, streetlamp, bicycle, bus, elevator, locomotive, metro },
  desert: { caravan, lizard, saguaro, scorpion, skull, sunDial },
  dragons: { dragonCrest, dragonHead, egg, seaDragon, wyvern },
  egypt: { ankh, cat, horus, obelisk, pyramid, scarab, scales, sunBoat },
  fishing: { boat, hookAndFly, pike, reel, trout, iceHole, shoal },
  food: { cake, chilli, coffee, oyster, ramen, spices, jar, mug, openSandwich, pancakes },
  fruit: {
    cherries,
    citrus,
    fig,
    grapes,
    melon,
    pear,
    pineapple,
    pomegranate,
    elderberries,
    peach,
    threeCherries,
    apple,
    plums,
  },
  gems: { brilliant, cluster, crown, emerald, ring, cabochon, frame, rose },
  jungle: { monstera, orchid, serpent, temple, tiger, toucan, frog, jaguar },
  luck: { clover, horseshoe, ladybird, magpie, star, wheel, compass, microphone, well, coin, rainbow },
  magic: { candle, cauldron, crystalBall, hand, moth, mushrooms, door, flask },
  mines: { helmetLamp, lantern, minecart, nugget, pickaxes },
  music: { gramophone, lyre, trumpet, vinyl, violin, accordion, notes, piano, synthesizer },
  norse: { hammer, helmet, longship, raven, runestone, shield, knife, scissors },
  sea: { anchor, lighthouse, nautilus, octopus, ship, turtle, whale, helm, steamer },
  space: { astronaut, comet, planet, rocket, saturnMoon, telescope, moon },
  winter: { kingfisher, cabin, mountain, pine, skates, snowflake },
};
