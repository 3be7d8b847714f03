/** From one bet to the next it takes at least so long, however short the picture is. */
export const ROUND_FLOOR_MS = 2_500;
