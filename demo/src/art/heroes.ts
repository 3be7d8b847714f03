import { animalsHeroes } from './heroes/animals.ts';
import { contestsHeroes } from './heroes/contests.ts';
import { creaturesHeroes } from './heroes/creatures.ts';
import { drawsHeroes } from './heroes/draws.ts';
import { flightHeroes } from './heroes/flight.ts';
import type { Hero } from './heroes/hero.ts';
import { natureHeroes } from './heroes/nature.ts';
import { objectsHeroes } from './heroes/objects.ts';
import { originalsHeroes } from './heroes/originals.ts';
import { placesHeroes } from './heroes/places.ts';
import { seaHeroes } from './heroes/sea.ts';
import { sportHeroes } from './heroes/sport.ts';
import { sweetsHeroes } from './heroes/sweets.ts';
import { tablesHeroes } from './heroes/tables.ts';
import { treasureHeroes } from './heroes/treasure.ts';
import { vehiclesHeroes } from './heroes/vehicles.ts';

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
