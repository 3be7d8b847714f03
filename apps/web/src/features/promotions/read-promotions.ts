import { dataOf } from '#platform/api/failure.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { joinPictures } from './promotions.model.ts';
import type { PromotionList } from './promotions.model.ts';

/** The promotions that run, with their pictures (PROMO-01). @throws ApiFailure */
export async function readPromotions({
  api,
  locale: language,
}: RequestScope): Promise<PromotionList> {
  const [announcements, banners] = await Promise.all([
    api.GET('/announcements', { params: { query: { types: 'promotion', language } } }),
    api.GET('/lobby/banners', { params: { query: { groupName: 'm_promotion', language } } }),
  ]);
  return joinPictures(dataOf(announcements).value.promotion, dataOf(banners).value);
}
