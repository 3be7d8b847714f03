import { createHash } from 'node:crypto';
import type { FourEyesKind } from '@maidan/contract/constants';
import type { SiteSettings } from '@maidan/site';
import { parseSiteSettings } from '@maidan/site/settings';
import { z } from 'zod';
import { defineAct, recordAct, touchesGuard } from '#modules/operators/index.ts';
import type { Act } from '#modules/operators/index.ts';
import type { Clock } from '#platform/process/clock.ts';
import { planSetting, siteStore, valueAt } from '#modules/site/index.ts';
import type { SiteGuard } from '#modules/site/index.ts';

const PERMISSION = 'settings.change';
/** A value that is longer enters the trail as its hash. */
const MOST_CHARACTERS = 500;
const body = z.object({ setting: z.string().min(1).max(120), value: z.unknown() });

/** Settings by the kind of four eyes that guards them. */
const GUARDED: Readonly<Partial<Record<keyof SiteSettings, FourEyesKind>>> = {
  licence: 'licence',
  playMode: 'play_mode',
  providers: 'providers',
  depositChannels: 'providers',
  humanWidget: 'providers',
  firebase: 'providers',
  retention: 'retention',
};

/** Changes one setting of a running site; what is guarded, and a rule of four eyes that is changed, takes two (OPS-08). */
export function settingAct({
  clock,
  guard,
}: {
  readonly clock: Clock;
  readonly guard: SiteGuard;
}): Act<z.output<typeof body>> {
  return defineAct({
    operation: PERMISSION,
    permission: PERMISSION,
    body,
    async measure(tx, { siteId, body: { setting: path, value } }) {
      const { row, settings } = await planSetting(tx, { siteId, path, value }, guard);
      return {
        kind: kindOf(parseSiteSettings(row.settings), settings),
        target: `setting:${path}`,
        revision: `v${row.version}`,
        ...(row.editedBy === null ? {} : { partial: [row.editedBy] }),
      };
    },
    async run(tx, { siteId, body: { setting: path, value } }, { via, by, proposalId }) {
      const { row, settings } = await planSetting(tx, { siteId, path, value }, guard);
      const editedBy = by?.operatorId ?? null;
      await siteStore(tx).saveSettings(siteId, settings, clock.now(), editedBy);
      await recordAct(tx, clock, {
        siteId,
        via,
        permission: PERMISSION,
        target: `setting:${path}`,
        before: { value: told(valueAt(row.settings, path)) },
        after: { value: told(valueAt(settings, path)) },
        ...(proposalId === undefined ? {} : { proposalId }),
        ...(by ? { by } : {}),
      });
    },
  });
}

function kindOf(before: SiteSettings, after: SiteSettings): FourEyesKind | undefined {
  if (touchesGuard(before.fourEyes, after.fourEyes)) return 'four_eyes';
  const names = Object.keys(GUARDED) as (keyof SiteSettings)[];
  const changed = names.find(
    (name) => told(guardedPart(before, name)) !== told(guardedPart(after, name)),
  );
  return changed && GUARDED[changed];
}

/** What of a setting is guarded: of the providers those of messages and payments, not those of a social sign-in. */
function guardedPart(settings: SiteSettings, name: keyof SiteSettings): unknown {
  if (name !== 'providers') return settings[name];
  const { google: _google, facebook: _facebook, ...guarded } = settings.providers;
  return guarded;
}

function told(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  if (text.length <= MOST_CHARACTERS) return text;
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
