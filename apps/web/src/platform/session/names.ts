/** Key of the session info in local storage, and name of the readable cookie beside the session's own (SESS-01, SESS-26). */
export const SESSION_KEY = 'MC_SESSION_INFO';

/** Cookie that names a session which its member left while nobody heard (SESS-18). */
export const SIGNED_OUT_COOKIE = 'maidan_signed_out';
