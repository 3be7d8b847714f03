import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { REMARKS_LENGTH } from '@maidan/contract/constants';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { toFailure } from '#platform/api/loader-result.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { FormToken } from '#platform/session/form-token.tsx';
import { useWords } from '#platform/words/words.tsx';
import { useApplyDraft } from './apply-draft.ts';
import { excessOf, isComplete, lengthOf, missingIn, NOT_TAKEN_CODE } from './apply.model.ts';
import type { ApplyPromotion, Missing, RefusedApplication } from './apply.model.ts';
import { PicturePicker } from './picture-picker.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { RemarksField } from './remarks-field.tsx';
import { usePictures } from './use-pictures.ts';
import { useSendApplication } from './use-send-application.ts';

interface ApplyFormProps {
  promotion: ApplyPromotion;
  /** What was wrong with the form when it was posted without script. */
  posted: RefusedApplication | undefined;
}

/**
 * The form for the reward of a promotion (PROMO-09 to PROMO-21). What was filled in stays after every fault, and the device
 * keeps it when the page is opened again. Without script it is a plain form.
 */
export function ApplyForm({ promotion, posted }: ApplyFormProps) {
  const { t } = useWords();
  const isHydrated = useIsHydrated();
  const { field, picker, draft, faults, missing, running, isSending, hasTried, submit, clear } =
    useApplication(promotion, posted);
  const { remarks, setRemarks } = draft;
  const { remarkRequired, imageRequired } = promotion;
  return (
    <form
      method="post"
      action={`/m/applyReward?id=${promotion.id}`}
      encType="multipart/form-data"
      onSubmit={submit}
      noValidate
    >
      <FormToken />
      <Stack gap={4} isPadded isPage>
        <PromotionCard promotion={promotion} />
        {hasTried && faults > 0 && (
          <Note tone="danger" isAlert title={t('promotions.apply.faults', { count: faults })}>
            {t('promotions.apply.kept')}
          </Note>
        )}
        {posted?.failure && <PostedFailure failure={posted.failure} />}
        {remarkRequired && (
          <RemarksField
            ref={field}
            value={remarks}
            count={lengthOf(remarks)}
            most={REMARKS_LENGTH}
            isMissing={missing.includes('remarks')}
            onChange={setRemarks}
          />
        )}
        {imageRequired && (
          <PicturePicker
            picker={picker}
            isMissing={missing.includes('pictures')}
            lost={draft.lost + (picker.pictures.length === 0 ? (posted?.pictures ?? 0) : 0)}
          />
        )}
      </Stack>
      <StickyAction>
        <Button kind="quiet" type="reset" onClick={clear}>
          {t('promotions.apply.cancel')}
        </Button>
        <Button
          type="submit"
          kind="primary"
          width="grow"
          isBusy={isSending}
          // Without script nobody could enable it.
          isDisabled={isHydrated && (!isComplete(promotion, remarks, picker.pictures) || running)}
        >
          {t('promotions.apply.submit')}
        </Button>
      </StickyAction>
    </form>
  );
}

function PostedFailure({ failure }: { failure: NonNullable<RefusedApplication['failure']> }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const isUnnamed = failure.code === NOT_TAKEN_CODE;
  return (
    <Note tone="danger" isAlert>
      {isUnnamed ? t('promotions.apply.not_taken') : failureText(toFailure(failure))}
    </Note>
  );
}

/** The state of the form, what is wrong with it, and sending it. */
function useApplication(promotion: ApplyPromotion, posted: RefusedApplication | undefined) {
  const navigate = useNavigate();
  const [hasTried, setHasTried] = useState(posted !== undefined);
  const picker = usePictures(posted?.refused ?? []);
  const { pictures } = picker;
  const { linkedPromotionId } = promotion;
  const draft = useApplyDraft(linkedPromotionId, posted?.remarks ?? '', pictures.length);
  const { remarks } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const { isSending, send } = useSendApplication(() => {
    draft.forget();
    void navigate('/activity');
  });
  const excess = excessOf(remarks);
  const failed = pictures.filter(({ fault }) => fault !== undefined).length;
  const running = pictures.some(
    ({ fault, pictureId }) => fault === undefined && pictureId === undefined,
  );
  const lacking = missingIn(promotion, remarks, pictures.length);
  const missing: Missing[] = (posted?.missing ?? []).filter((part) => lacking.includes(part));
  const faults = (excess > 0 ? 1 : 0) + failed + picker.refused.length + missing.length;

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (excess > 0) field.current?.focus();
    if (excess > 0 || failed > 0 || running || isSending) return;
    const ids = pictures.flatMap(({ pictureId }) => pictureId ?? []);
    send({ promotionId: linkedPromotionId, remarks, pictures: ids });
  }

  function clear() {
    draft.forget();
    setHasTried(false);
    picker.clear();
  }

  return { field, picker, draft, faults, missing, running, isSending, hasTried, submit, clear };
}
