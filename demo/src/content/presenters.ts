import { nodeIdOf } from '../catalogue/games.ts';
import type { LocalText } from '../model.ts';
import type { DemoPresenter } from './content.types.ts';

const say = (bn: string, en: string, hi: string): LocalText => ({ bn, en, hi });

const note = say(
  'এঁরা আঁকা চরিত্র, মানুষ নন; ফল ঠিক হয় ড্রয়ে।',
  'The hosts are drawn figures, not people; a random draw decides.',
  'ये चित्रित पात्र हैं, इंसान नहीं; नतीजा ड्रॉ से तय होता है।',
);

const presenter = (
  id: string,
  name: LocalText,
  [vendor, slug]: readonly [vendor: string, slug: string],
  [from, to]: readonly [from: string, to: string],
  isFeatured = false,
): DemoPresenter => ({
  id,
  name,
  note,
  vendor,
  nodeId: nodeIdOf(slug),
  file: `avatars/${id}.webp`,
  from,
  to,
  isFeatured,
});

/** The drawn hosts of the sandbox's live tables. Together their hours cover the day. */
export const presenters: readonly DemoPresenter[] = [
  presenter(
    'owl',
    say('রাতের পেঁচা', 'Night Owl', 'रात का उल्लू'),
    ['BL', 'live-andarbahar'],
    ['20:00', '04:00'],
    true,
  ),
  presenter(
    'peacock',
    say('ময়ূর', 'Peacock', 'मोर'),
    ['ML', 'live-roulette'],
    ['12:00', '00:00'],
    true,
  ),
  presenter(
    'fish',
    say('সোনালি মাছ', 'Golden Fish', 'सुनहरी मछली'),
    ['BL', 'live-baccarat'],
    ['04:00', '14:00'],
  ),
  presenter('lotus', say('পদ্ম', 'Lotus', 'कमल'), ['MH', 'flower-wheel'], ['09:00', '21:00']),
  presenter('drum', say('ঢোল', 'Drum', 'ढोल'), ['BL', 'live-wheel'], ['16:00', '23:30']),
];
