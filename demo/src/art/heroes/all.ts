import { animalsHeroes } from './wild/animals.ts';
import { contestsHeroes } from './play/contests.ts';
import { creaturesHeroes } from './wild/creatures.ts';
import { drawsHeroes } from './play/draws.ts';
import { flightHeroes } from './things/flight.ts';
import type { Hero } from './hero.ts';
import { natureHeroes } from './wild/nature.ts';
import { objectsHeroes } from './things/objects.ts';
import { originalsHeroes } from './originals.ts';
import { placesHeroes } from './things/places.ts';
import { seaHeroes } from './wild/sea.ts';
import { sportHeroes } from './play/sport.ts';
import { sweetsHeroes } from './things/sweets.ts';
import { tablesHeroes } from './play/tables.ts';
import { treasureHeroes } from './things/treasure.ts';
import { vehiclesHeroes } from './things/vehicles.ts';

/** Every object a cover can show, by the name the catalogue uses. */
export const heroes: Readonly<Record<string, Hero>> = {
  ...animalsHeroes,
  ...contestsHeroes,
  ...creaturesHeroes,
  ...drawsHeroes,
  ...flightHeroes,
  ...natureHeroes,
  ...objectsHeroes,
  ...originalsHeroes,
  ...placesHeroes,
  ...seaHeroes,
  ...sportHeroes,
  ...sweetsHeroes,
  ...tablesHeroes,
  ...treasureHeroes,
  ...vehiclesHeroes,
};
