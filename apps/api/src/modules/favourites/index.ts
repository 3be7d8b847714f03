export { bindFavouritesRoutes } from './favourites.routes.ts';
export { favouritesStore } from './favourites.store.ts';
