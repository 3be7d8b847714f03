import { useEffect, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { Picture } from '../captcha/use-picture.ts';
import type { HumanWidget } from './use-human-widget.ts';

/**
 * The place where a form shows the widget of a company's human check, and says what state it is in; empty until needed.
 */
export function HumanPlace({ widget }: { widget: HumanWidget | undefined }) {
  if (!widget || widget.state === 'closed') return null;
  return <OpenPlace widget={widget} />;
}

function OpenPlace({ widget }: { widget: HumanWidget }) {
  const { t } = useWords();
  const { state, host, isAsked, attach } = widget;
  const whole = useRef<HTMLDivElement>(null);
  const isMissing = state === 'away' || state === 'needed';
  useEffect(() => {
    if (isAsked || isMissing) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, isMissing]);
  return (
    <div ref={whole}>
      <Stack gap={2}>
        <section
          // The next attempt needs an empty place to draw into.
          key={widget.attempt}
          aria-label={t('auth.human.label')}
          ref={attach}
          hidden={isMissing}
        />
        {state === 'loading' && (
          <Text size="caption" tone="2">
            {t('auth.human.loading')}
          </Text>
        )}
        {state === 'over' && <Note tone="warning">{t('auth.human.over')}</Note>}
        {state === 'shown' && isAsked && (
          <Note tone="info" isAlert>
            {t('auth.human.answer')}
          </Note>
        )}
        {isMissing && (
          <>
            <Note tone="warning" isAlert>
              {t(`auth.human.${state}`, { host })}
            </Note>
            <Button size="md" width="block" onClick={widget.retry}>
              {t('auth.human.again')}
            </Button>
          </>
        )}
      </Stack>
    </div>
  );
}

/** What replaces a picture that cannot be read, or comes beside one while somebody guesses passwords of the account. */
export function PictureProof({ picture }: { picture: Picture }) {
  const { t } = useWords();
  if (!picture.widget && picture.isProven)
    return <Note tone="info">{t('auth.captcha.proven')}</Note>;
  return <HumanPlace widget={picture.widget} />;
}
