export { useFavourite } from './use-favourite.ts';
