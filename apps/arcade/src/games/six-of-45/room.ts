import { ballsRoom } from '../parts/drawn-balls.ts';

/** Six of 45: a ticket names six numbers. */
export const sixOf45Room = ballsRoom({ least: 6, most: 6 });
