import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startSocialIssuer } from '../../apps/api/src/testing/social-issuer.ts';
import type { Person, SocialIssuer } from '../../apps/api/src/testing/social-issuer.ts';
import { projectRoot } from '../../tools/terminal/project.ts';

/** The environment variable in which the journeys' stack finds the client secret; `startStack` is given it. */
export const SOCIAL_SECRET = { SITE_SECRET_JOURNEY: 'a client secret of the journeys' };

const FLAGS = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' } as const;

/**
 * Starts a social sign-in provider on this machine whose page sends `person` straight back, and switches it on for a
 * site of the running stack. `stop` switches it off again.
 */
export async function startSocialProvider(
  slug: string,
  provider: keyof typeof FLAGS,
  person: Person,
): Promise<SocialIssuer> {
  const issuer = await startSocialIssuer();
  issuer.setPerson(person);
  const [secretEnv = ''] = Object.keys(SOCIAL_SECRET);
  const settings = { clientId: 'journey', secretEnv, issuer: issuer.issuer };
  await changeSetting(slug, `providers.${provider}`, settings);
  await changeSetting(slug, `whitelabel.${FLAGS[provider]}`, true);
  return {
    ...issuer,
    stop: async () => {
      await changeSetting(slug, `whitelabel.${FLAGS[provider]}`, false);
      await changeSetting(slug, `providers.${provider}`, null);
      await issuer.stop();
    },
  };
}

/** Changes a setting of the running stack as an operator does. */
async function changeSetting(site: string, setting: string, value: unknown): Promise<void> {
  const dataFolder = process.env['E2E_DATA_FOLDER'];
  if (dataFolder === undefined) throw new Error('E2E_DATA_FOLDER does not name the data folder');
  const script = 'apps/api/src/commands/set-setting.ts';
  const named = ['--site', site, '--setting', setting, '--value', JSON.stringify(value)];
  await promisify(execFile)(process.execPath, [script, ...named], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataFolder },
  });
}
