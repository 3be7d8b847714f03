export { bindFavouritesRoutes } from './favourites.routes.ts';
