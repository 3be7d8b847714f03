/**
 * Names of the headers in which web tells the back end who asks. They count only beside the deployment's secret, which
 * the first of them carries.
 */
export const FORWARDED_HEADERS = {
  deployment: 'Maidan-Deployment',
  host: 'Maidan-Host',
  clientAddress: 'Maidan-Client-Address',
  country: 'Maidan-Country',
  device: 'Maidan-Device',
} as const;

/** The random id of a visitor's device: 256 bits, base64url. */
export const DEVICE_ID = /^[A-Za-z0-9_-]{43}$/;
