import type { SiteSettings } from './settings/settings.types.ts';

/** A site of the repository: its settings without the texts of the files beside its `site.ts`. */
export type SiteDefinition = Omit<SiteSettings, 'theme' | 'logo' | 'texts'> & {
  readonly theme: Omit<SiteSettings['theme'], 'css'>;
};
