import { CATEGORIES, categoryRecord } from '@maidan/contract/categories';
import { banners } from '@maidan/demo';
import { expect, it } from 'vitest';

it("CAT-03 CAT-04 each category's banners speak of that category: no other has their pictures or words", () => {
  const owners = new Map<string, string>();
  const claim = (said: string, category: string) => {
    expect(owners.get(said) ?? category, said).toBe(category);
    owners.set(said, category);
  };
  for (const category of CATEGORIES) {
    const { bannerGroup, path } = categoryRecord(category);
    if (bannerGroup === undefined) continue;
    const own = banners.filter(({ groupName }) => groupName === bannerGroup);
    expect(own.length, `${category} has banners of its own`).toBeGreaterThan(0);
    for (const { file, kicker, title, linkage } of own) {
      claim(file, category);
      claim(`${kicker.bn} ${title.bn}`, category);
      expect(linkage.split('?')[0], `${file} leads to its category`).toBe(`/m/${path}`);
    }
  }
});
