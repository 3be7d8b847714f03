import { createHash } from 'node:crypto';
import type { SignInWay } from '@maidan/contract/constants';
import { AppError } from '@maidan/contract/errors';
import { z } from 'zod';
import { memberStore } from '#modules/member/index.ts';
import type { MemberRow } from '#modules/member/index.ts';
import type { SiteView } from '#platform/http/request-context.ts';
import { networkOf } from '#platform/http/network.ts';
import type { Background } from '#platform/process/background.ts';
import type { ShortLivedStore } from '#platform/short-lived/store.ts';
import { checkMayEnter, openMemberSession } from '../login/member-entry.ts';
import type { MemberAlert, MemberEntryDeps } from '../login/member-entry.ts';
import { signInStore } from '../login/sign-in.store.ts';
import type { OpenedSession } from '../register/register.service.ts';
import { shortHash } from '../short-hash.ts';
import type { TwoStepService } from './two-step.service.ts';

/** How long a sign-in waits for its second step. */
const TTL_MS = 5 * 60_000;
const HANDLE_BYTES = 32;
/** The side of all devices that the account does not know. */
const STRANGERS = 'strangers';

const keptSchema = z.object({
  memberId: z.string(),
  way: z.enum(['password', 'code', 'social']),
  /** Tells the password by which the first step was taken: a new one ends the sign-in. */
  password: z.string(),
});

/** Who signs in, with the handle of the second step when one was begun. */
export interface SecondStepVisitor {
  readonly site: SiteView;
  readonly userAgent: string;
  readonly clientAddress: string;
  readonly deviceId: string | undefined;
  readonly codeHandle: string;
}

export interface SecondStepDeps extends MemberEntryDeps {
  readonly alerts: MemberAlert;
  readonly background: Background;
  readonly store: ShortLivedStore;
  readonly twoStep: Pick<TwoStepService, 'isOn' | 'use'>;
}

/**
 * The second step of a sign-in (MEMBERX-03). The first proof opens a session where none is asked for; otherwise a handle of
 * 256 random bits, kept as its hash for five minutes, stands for it in the browser that gave the proof.
 */
export function secondStepService(deps: SecondStepDeps) {
  const { db, clock, random, devices, background, store, twoStep } = deps;

  async function sideOf({ site, deviceId }: SecondStepVisitor, memberId: string): Promise<string> {
    const isKnown = deviceId && (await devices.isKnown(site.siteId, memberId, deviceId));
    return isKnown ? shortHash(deviceId) : STRANGERS;
  }

  function noteFailure(
    { site, userAgent, clientAddress }: SecondStepVisitor,
    memberId: string,
  ): void {
    const network = networkOf(clientAddress);
    const way = 'second_step' as const;
    const entry = { signInId: random.id(), memberId, at: clock.now(), way, userAgent, network };
    background.run('note of a failed second step', () =>
      signInStore(db, site.siteId).note({ ...entry, isSuccess: false }),
    );
  }

  return {
    /**
     * Lets in a member whose first proof was right.
     * @throws AppError `auth.second_step` with the handle of the step that is asked for, or `auth.excluded`
     */
    async enter(
      visitor: Omit<SecondStepVisitor, 'codeHandle'>,
      owner: MemberRow,
      way: Exclude<SignInWay, 'second_step'>,
    ): Promise<OpenedSession> {
      const { siteId } = visitor.site;
      const { memberId } = owner;
      if (!(await twoStep.isOn({ siteId, memberId })))
        return openMemberSession(deps, visitor, owner, way);
      const codeHandle = random.bytes(HANDLE_BYTES).toString('base64url');
      const kept = { memberId, way, password: shortHash(owner.passwordHash) };
      await store.put(siteId, keyOf(codeHandle), JSON.stringify(kept), TTL_MS);
      throw new AppError('auth.second_step', undefined, { codeHandle });
    },

    /**
     * Opens the session that waits for its second step.
     * @throws AppError `auth.second_step_over`, `auth.second_code_wrong`, `request.too_many`, or why the member may not enter
     */
    async finish(visitor: SecondStepVisitor, code: string): Promise<OpenedSession> {
      const { siteId } = visitor.site;
      const key = keyOf(visitor.codeHandle);
      const value = (await store.peek(siteId, key))?.value;
      if (value === undefined) throw new AppError('auth.second_step_over');
      const { memberId, way, password } = keptSchema.parse(JSON.parse(value));
      const owner = await memberStore(db, siteId).findById(memberId);
      if (!owner || shortHash(owner.passwordHash) !== password)
        throw new AppError('auth.second_step_over');
      checkMayEnter(owner, false);
      const side = await sideOf(visitor, memberId);
      const kind = await twoStep.use({ siteId, memberId }, code, side).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'auth.second_code_wrong')
          noteFailure(visitor, memberId);
        throw error;
      });
      // Of two right codes at once, such as one of the app and a recovery code, one opens the session.
      if ((await store.take(siteId, key)) === undefined)
        throw new AppError('auth.second_step_over');
      const opened = await openMemberSession(deps, visitor, owner, way);
      if (kind === 'recovery') deps.alerts.tell(visitor.site, owner, 'recovery_code_used');
      return opened;
    },
  };
}

export type SecondStepService = ReturnType<typeof secondStepService>;

function keyOf(handle: string): string {
  return `second-step:${createHash('sha256').update(handle).digest('base64url')}`;
}
