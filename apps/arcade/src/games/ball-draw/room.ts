import { ballsRoom } from '../parts/drawn-balls.ts';

/** Draws of balls: a ticket names one to six of 45 numbers, of which six are drawn. */
export const ballDrawRoom = ballsRoom({ least: 1, most: 6 });
