import type { WrittenSettings } from './settings/settings.types.ts';

/** A site of the repository: its settings without the texts of the files beside its `site.ts`. */
export type SiteDefinition = Omit<WrittenSettings, 'theme' | 'logo' | 'texts'> & {
  readonly theme: Omit<WrittenSettings['theme'], 'css'>;
};
