import type { Capability, SiteSettings } from '@maidan/site';
import type { Log } from '../process/log.ts';
import type { RequestOrigin } from './request-origin.ts';

/** A site as a request sees it, with its settings and versions at that moment. */
export interface SiteView {
  readonly siteId: string;
  readonly settings: SiteSettings;
  /** Increases with every change of the settings. */
  readonly version: number;
  /** Increases with every change of games or content. */
  readonly contentVersion: number;
  /** Whether a capability of the site is switched on. */
  can(capability: Capability): boolean;
}

/** The session a request came with, and its member. */
export interface SessionView {
  readonly sessionId: string;
  readonly token: string;
  readonly memberId: string;
  /** The member's type (contract, MEMBER_TYPE). */
  readonly type: number;
  readonly account: string;
  readonly nickname: string;
  /** When the member signed in; renewals do not move it. */
  readonly openedAt: Date;
}

/** What every handler receives beside its typed parts. */
export interface BaseContext {
  readonly requestId: string;
  readonly origin: RequestOrigin;
  readonly clientAddress: string;
  readonly site: SiteView;
  readonly log: Log;
  /** The header Idempotency-Key, on endpoints that take one. */
  readonly idempotencyKey: string;
  /** The header User-Agent, cut to 256 characters. */
  readonly userAgent: string;
  /** The random id of the visitor's device that web sends; undefined when the device has none yet. */
  readonly deviceId: string | undefined;
  /** The header Code-Handle, on endpoints that use a code sent by SMS; empty when it is missing. */
  readonly codeHandle: string;
}
