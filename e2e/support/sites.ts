/** A language that both demo sites offer. */
export type Language = 'bn' | 'en';

/** A demo site as a journey visits it. */
export interface VisitedSite {
  slug: 'khela' | 'nodi';
  /** Its address, without a slash at the end. */
  origin: string;
  /** The language it opens in. */
  language: Language;
  /** Its name in each language. */
  name: Record<Language, string>;
}

/** The first demo site of the product under test: Bengali. */
export function firstSite(): VisitedSite {
  const name = { bn: 'খেলা', en: 'Khela' };
  return { slug: 'khela', origin: `http://localhost:${webPort()}`, language: 'bn', name };
}

/** The second demo site: another brand, English. */
export function secondSite(): VisitedSite {
  const name = { bn: 'নদী', en: 'Nodi' };
  return { slug: 'nodi', origin: `http://nodi.localhost:${webPort()}`, language: 'en', name };
}

/** Port of the lobby; the setup of the journeys has set it. */
export function webPort(): number {
  return Number(process.env['E2E_WEB_PORT'] ?? 3000);
}
