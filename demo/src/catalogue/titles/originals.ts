import { titleTable, type Title } from '../title-table.ts';

/** In-house titles; their covers name the site, so each site has a set of its own. */
export const originalTitles: readonly Title[] = titleTable(`
kh-uran | KH | crash | Uran | উড়ান | rocket | kh-uran | rings | none | russo white none | Crash hot=9 free
kh-mines | KH | mines | Mines | মাইন | mines | kh-mines | plain | none | russo white none | Video hot=17 free
kh-plinko | KH | plinko | Plinko | প্লিঙ্কো | plinko | kh-plinko | plain | none | russo white none | Video hot=25 free
kh-dice | KH | dice | Dice | পাশা | dice | kh-dice | rings | none | russo white none | Video free at-table
kh-wheel | KH | wheel | Chaka | চাকা | wheel | kh-wheel | rings | none | russo white none | Video free at-table k=0.86
kh-limbo | KH | limbo | Limbo | লিম্বো | limbo | kh-limbo | plain | none | russo white none | Crash free
kh-keno | KH | keno | Keno | কেনো | keno | kh-keno | plain | none | russo white none | Video new free
kh-hilo | KH | hi-lo | Hi-Lo | বেশি কম | hilo | kh-hilo | rings | none | russo white none | Table free
kh-curve | KH | crash | Dheu | ঢেউ | curve | kh-curve | plain | none | russo white none | Crash new free
kh-toss | KH | coin | Toss | টস | toss | kh-toss | rings | none | russo white none | Video new free k=0.92
kh-tower | KH | tower | Minar | মিনার | tower | kh-tower | plain | none | russo white none | Video free k=0.9
kh-ludo | KH | ludo-race | Ludo | লুডু | ludo | kh-ludo | rings | none | russo white none | Table free k=0.92
`);
