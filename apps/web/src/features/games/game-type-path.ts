import { gameTypePaths } from '#category-facts.ts';

/** Path below the base of the category that holds every game of a type. */
export const GAME_TYPE_PATH = gameTypePaths();
