/**
 * How the environment variables begin that hold secrets of a site's providers. Settings name no other variable, and the
 * api reads no other for them.
 */
export const SITE_SECRET_PREFIX = 'SITE_SECRET_';
