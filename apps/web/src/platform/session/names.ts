/** Key of the session info in local storage, and name of the readable cookie (SESS-01, SESS-26). */
export const SESSION_KEY = 'MC_SESSION_INFO';

/** Cookie that names a session whose member signed out while neither web nor the gateway could be reached (SESS-18). */
export const SIGNED_OUT_COOKIE = 'maidan_signed_out';
