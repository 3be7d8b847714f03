/** Checks settings from outside, and names every fault. Server only: it carries zod. */
import { missingLicenceParts } from '../capabilities.ts';
import type { LicencePart } from '../capabilities.ts';
import { siteSettingsSchema } from './schema.ts';
import type { SiteSettings } from './settings.types.ts';

/** Raised when settings break the schema; each fault is a sentence that begins with the field. */
export class SiteSettingsError extends Error {
  override readonly name: string = 'SiteSettingsError';
  readonly slug: string;
  readonly faults: readonly string[];

  constructor(slug: string, faults: readonly string[]) {
    super(`The settings of site ${slug} are not valid. ${faults.join('; ')}.`);
    this.slug = slug;
    this.faults = faults;
  }
}

/** Raised when a licensed site lacks parts of its licence; such a site must not start (PLAYMODE-02). */
export class LicenceIncompleteError extends SiteSettingsError {
  override readonly name = 'LicenceIncompleteError';
  readonly missingParts: readonly LicencePart[];

  constructor(slug: string, missingParts: readonly LicencePart[]) {
    super(slug, [`playMode is licensed, but the licence has no ${missingParts.join(', no ')}`]);
    this.missingParts = missingParts;
  }
}

/**
 * Checks settings from outside: the database, a file, an operator.
 *
 * @throws SiteSettingsError naming every fault
 * @throws LicenceIncompleteError for a licensed site without a complete licence
 */
export function parseSiteSettings(input: unknown): SiteSettings {
  const result = siteSettingsSchema.safeParse(input);
  const slug = slugOf(input);
  if (!result.success) {
    throw new SiteSettingsError(
      slug,
      result.error.issues.map((issue) => `${issue.path.join('.') || 'settings'}: ${issue.message}`),
    );
  }
  const missing = missingLicenceParts(result.data.licence);
  if (result.data.playMode === 'licensed' && missing.length > 0) {
    throw new LicenceIncompleteError(slug, missing);
  }
  return result.data;
}

function slugOf(input: unknown): string {
  const slug = typeof input === 'object' && input !== null && 'slug' in input ? input.slug : '';
  return typeof slug === 'string' && slug !== '' ? slug : '(without slug)';
}
