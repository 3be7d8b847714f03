import { useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import type { ButtonProps } from '#ui/action/button.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { browserApi, read } from '#platform/api/browser.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { networkFailure } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';
import { useToast } from '#platform/page/toast.tsx';
import { FormToken } from '#platform/session/form-token.tsx';
import { keepIntent } from '#platform/session/intent.ts';
import { isFormalMember, useSession } from '#platform/session/session.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { actionOf, detailPath } from './promotion-way.ts';
import type { PromotionAction, PromotionReader } from './promotion-way.ts';
import type { PromotionView } from './promotions.model.ts';
import styles from './promotions.module.css';

/** Who looks at the page, as far as the actions of promotions depend on it. */
function usePromotionReader(): PromotionReader {
  const session = useSession();
  const site = useSite();
  return {
    isVisitor: !session,
    isFormal: isFormalMember(session),
    hasRewardCentre: site.can('rewardCentre'),
  };
}

/** What the reader can do with a promotion; undefined when there is nothing. */
export function usePromotionAction(promotion: PromotionView): PromotionAction | undefined {
  return actionOf(promotion, usePromotionReader());
}

type ActProps = Pick<ButtonProps, 'kind' | 'size' | 'width' | 'isFlat'> & {
  promotion: PromotionView;
  action: PromotionAction;
};

/** The one button of a promotion; it does what it says (PROMO-28, PROMO-30). */
export function PromotionAct({ promotion, action, ...look }: ActProps) {
  const { t } = useWords();
  const toast = useToast();
  const promotionId = promotion.id;
  if (action.does === 'join') return <JoinForm promotion={promotion} look={look} />;
  if (action.does === 'go')
    return (
      <Button
        {...look}
        href={action.href}
        {...(action.joins ? { onClick: () => keepIntent({ does: 'join', promotionId }) } : {})}
      >
        {t(action.labelKey)}
      </Button>
    );
  const say = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    toast.show({ text: t('service.contact_service') });
  };
  return (
    // Without script the button leads to the ways to customer service.
    <Button {...look} href="/m/help" onClick={say}>
      {t(action.labelKey)}
    </Button>
  );
}

/** Joins the promotion (API-52): a plain form without script; with script the page stays and shows the new state. */
function JoinForm({
  promotion: { id },
  look,
}: {
  promotion: PromotionView;
  look: Omit<ActProps, 'promotion' | 'action'>;
}) {
  const { t } = useWords();
  const toast = useToast();
  const wait = useWait();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<ApiFailure>();
  const send = async () => {
    setFailure(undefined);
    try {
      const hasJoined = await wait.run(async (signal) => {
        await read(browserApi.POST('/promotions/join', { body: { promotionId: id }, signal }));
      });
      if (!hasJoined) return;
      toast.show({ text: t('promotions.joined'), tone: 'success' });
    } catch (error) {
      setFailure(networkFailure(error));
    }
    await revalidate();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.join} method="post" action={detailPath(id)} onSubmit={handleSubmit}>
      <FormToken />
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
      <Button {...look} type="submit" isBusy={wait.isBusy}>
        {t('promotions.act.join')}
      </Button>
      <SlowNote {...wait.note} />
    </form>
  );
}
