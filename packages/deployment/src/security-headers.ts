import { secureHeaders } from 'hono/secure-headers';

/** Switches off what the library sets by default, so that a new version adds no header by itself. */
const NONE = {
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false,
  xContentTypeOptions: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  removePoweredBy: false,
} as const;

/** The security headers of every answer of a partner's service: browsers guess no content type and send no referrer. */
export const SERVICE_HEADERS = {
  ...NONE,
  xContentTypeOptions: true,
  referrerPolicy: true,
} as const;

/**
 * Keeps an answer of the api from being shown as a page, framed, or read by other sites. A header that a handler has set
 * itself stays, as it may be stricter.
 */
export const answerSecurity = secureHeaders({
  ...SERVICE_HEADERS,
  crossOriginResourcePolicy: true,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  overwrite: false,
});
