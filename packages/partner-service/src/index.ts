/**
 * What the arcade and the cashier, each the service of another company in miniature, have in common as processes:
 * clock, log, metrics, settings, an own small database, start and end. Nothing of games or payments is in it.
 */
export * from './clock.ts';
export * from './database.ts';
export * from './log.ts';
export * from './metrics.ts';
export * from './process.ts';
export * from './settings.ts';
export { readEnvironment, wholeNumberSetting } from '@maidan/deployment/environment';
export { SERVICE_HEADERS } from '@maidan/deployment/security-headers';
