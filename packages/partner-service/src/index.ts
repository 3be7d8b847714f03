/**
 * What the arcade and the cashier, each the service of another company in miniature, have in common as processes:
 * clock, log, metrics, settings, an own small database, start and end. Nothing of games or payments is in it. How a server
 * listens, and what it says to whoever watches it, is the same in web and api too; they import these parts by name.
 */
export * from './clock.ts';
export * from './database.ts';
export * from './http-server.ts';
export * from './log.ts';
export * from './metrics.ts';
export * from './probes.ts';
export * from './process.ts';
export * from './settings.ts';
