import { dataOf } from '#platform/api/failure.ts';
import { gatewayFailure, toFailureData } from '#platform/api/posted-form.ts';
import type { PostedForm } from '#platform/api/posted-form.ts';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { excessOf, maySendAgain, missingIn, NOT_TAKEN_CODE, sortFiles } from './apply.model.ts';
import type { ApplyPromotion, RefusedApplication, RefusedFile } from './apply.model.ts';

type Gateway = Pick<RequestScope, 'api' | 'log'>;

/**
 * Sends an application from a plain form: its pictures one after the other, then the application. Answers what is wrong,
 * all of it at once, or undefined when the application was taken.
 */
export async function postApplication(
  { api, log }: Gateway,
  promotion: ApplyPromotion,
  { fields, files }: PostedForm,
): Promise<RefusedApplication | undefined> {
  const remarks = (fields['remarks'] ?? '').replaceAll('\r\n', '\n');
  const { added, refused } = sortFiles(files, 0);
  const found = {
    remarks,
    missing: missingIn(promotion, remarks, files.length),
    refused,
    pictures: files.length,
  };
  if (excessOf(remarks) > 0 || found.missing.length > 0 || refused.length > 0) return found;
  try {
    const sent = await sendPictures({ api, log }, added);
    if (sent.refused.length > 0) return { ...found, refused: sent.refused };
    const header = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { promotionId: promotion.linkedPromotionId, remarks, pictures: sent.ids };
    const call = { body, headers: header, params: { header } };
    const { value } = dataOf(await api.POST('/promotions/reward', call));
    return value.success ? undefined : { ...found, failure: NOT_TAKEN };
  } catch (error) {
    return { ...found, failure: toFailureData(gatewayFailure(error, log)) };
  }
}

const NOT_TAKEN = { code: NOT_TAKEN_CODE, params: {}, requestId: undefined };

async function sendPictures({ api, log }: Gateway, files: readonly File[]) {
  const ids: string[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const form = new FormData();
    form.set('picture', file);
    try {
      // A form is sent as it is; its type in the contract is that of the one field.
      const call = { body: form as unknown as { picture: string } };
      ids.push(dataOf(await api.POST('/pictures', call)).value.pictureId);
    } catch (error) {
      const failure = gatewayFailure(error, log);
      if (maySendAgain(failure.code)) throw failure;
      refused.push({ name: file.name, code: failure.code });
    }
  }
  return { ids, refused };
}
