import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { REMARKS_LENGTH } from '@maidan/contract/constants';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useWords } from '#platform/words/words.tsx';
import { excessOf, isComplete, lengthOf } from './apply.model.ts';
import type { ApplyPromotion } from './apply.model.ts';
import { PicturePicker } from './picture-picker.tsx';
import { PromotionCard } from './promotion-card.tsx';
import { RemarksField } from './remarks-field.tsx';
import { usePictures } from './use-pictures.ts';
import { useSendApplication } from './use-send-application.ts';

/** The form for the reward of a promotion (PROMO-09 to PROMO-21). What was filled in stays after every fault. */
export function ApplyForm({ promotion }: { promotion: ApplyPromotion }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [remarks, setRemarks] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const picker = usePictures();
  const field = useRef<HTMLTextAreaElement>(null);
  const { isSending, send } = useSendApplication(() => navigate('/activity'));
  const excess = excessOf(remarks);
  const failed = picker.pictures.filter(({ fault }) => fault !== undefined).length;
  const running = picker.pictures.some(
    ({ fault, pictureId }) => fault === undefined && pictureId === undefined,
  );
  const faults = (excess > 0 ? 1 : 0) + failed + picker.refused.length;
  const { remarkRequired, imageRequired, linkedPromotionId } = promotion;

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (excess > 0) field.current?.focus();
    if (excess > 0 || failed > 0 || running || isSending) return;
    const pictures = picker.pictures.flatMap(({ pictureId }) => pictureId ?? []);
    send({ promotionId: linkedPromotionId, remarks, pictures });
  }

  function clear() {
    setRemarks('');
    setHasTried(false);
    picker.clear();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4} isPadded isPage>
        <PromotionCard promotion={promotion} />
        {hasTried && faults > 0 && (
          <Note tone="danger" isAlert title={t('promotions.apply.faults', { count: faults })}>
            {t('promotions.apply.kept')}
          </Note>
        )}
        {remarkRequired && (
          <RemarksField
            ref={field}
            value={remarks}
            count={lengthOf(remarks)}
            most={REMARKS_LENGTH}
            onChange={setRemarks}
          />
        )}
        {imageRequired && <PicturePicker picker={picker} />}
      </Stack>
      <StickyAction>
        <Button kind="quiet" onClick={clear}>
          {t('promotions.apply.cancel')}
        </Button>
        <Button
          type="submit"
          kind="primary"
          width="grow"
          isBusy={isSending}
          isDisabled={!isComplete(promotion, remarks, picker.pictures) || running}
        >
          {t('promotions.apply.submit')}
        </Button>
      </StickyAction>
    </form>
  );
}
