import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { CaptchaKind } from '@maidan/contract/constants';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { SrOnly, TextAction } from '#ui/text/text.tsx';
import { browserApi, read } from '#platform/api/browser.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { asFailure } from '../auth.model.ts';
import type { Captcha } from '../auth.model.ts';
import { keepDigits } from '../form/digits.ts';
import { ServiceAction } from '../form/service-action.tsx';
import styles from '../auth.module.css';

/** Digits of a captcha of login and registration (LOGIN-31, REG-22). */
const DIGITS = 6;
/** The most characters in any other captcha (CAPTCHA-05). */
const CHARACTERS = 16;

/** Fetches a new captcha of the kind that the form sends (API-20). @throws ApiFailure */
export async function newCaptcha(kind: CaptchaKind): Promise<Captcha> {
  return (await read(browserApi.GET('/account/captcha', { params: { query: { kind } } }))).value;
}

interface CaptchaFieldProps {
  captcha: Captcha;
  onNew: (captcha: Captcha) => void;
  messages: readonly string[];
  /** Takes the focus when it appears. */
  isNext?: boolean;
  /** Whether the code is digits only, or also letters and the result of an equation (CAPTCHA-05). */
  takes?: CaptchaKind;
  /** Offers another way to a visitor who cannot read the picture; without it the field points to customer service. */
  onUnreadable?: (() => void) | undefined;
}

/**
 * The code of a picture. The button beside it and a tap on the picture fetch a new one (LOGIN-10, CAPTCHA-02), which
 * empties the field (CAPTCHA-03), and there is help for a visitor who cannot read it.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha, onNew, messages, isNext = false, takes = 'digits', onUnreadable } = props;
  const { t } = useWords();
  const { fault, told, fetchNew, wasAsked } = useNewPicture(takes, onNew);
  const input = useEmptied(captcha, () => isNext && !wasAsked());
  const shown = fault === undefined ? messages : [fault];
  const isDigits = takes === 'digits';
  const maxLength = isDigits ? DIGITS : CHARACTERS;
  return (
    <Stack gap={0}>
      <input type="hidden" name="captchaId" value={captcha.captchaId} />
      <Field
        ref={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because of what the reader did, and comes next
        autoFocus={isNext}
        name="captcha"
        label={t('auth.field.captcha')}
        icon="shield-check"
        placeholder={isDigits ? t('auth.hint.captcha', { maxLength }) : t('auth.hint.captcha_text')}
        inputMode={isDigits ? 'numeric' : 'text'}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxLength}
        onInput={(event: FormEvent<HTMLInputElement>) => {
          if (isDigits) keepDigits(event);
        }}
        isTrailingWide
        trailing={<CaptchaPicture image={captcha.image} onPress={() => void fetchNew()} />}
        {...(shown.length > 0 ? { status: { tone: 'error' as const, messages: shown } } : {})}
      />
      <SrOnly>
        <output>{told}</output>
      </SrOnly>
      <CaptchaHelp onUnreadable={onUnreadable} />
    </Stack>
  );
}

/**
 * Fetches a new picture when the reader asks; `told` is what a screen reader then says, empty before. `wasAsked` says
 * once whether the picture that has come was asked for.
 */
function useNewPicture(takes: CaptchaKind, onNew: CaptchaFieldProps['onNew']) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [fault, setFault] = useState<string>();
  const [told, setTold] = useState('');
  const isAsked = useRef(false);
  const fetchNew = async () => {
    // Emptied first, so that the same words are said again for the next picture.
    setTold('');
    try {
      const next = await newCaptcha(takes);
      isAsked.current = true;
      onNew(next);
      setFault(undefined);
      setTold(t('auth.captcha.changed'));
    } catch (error) {
      setFault(failureText(asFailure(error)));
    }
  };
  const wasAsked = () => {
    const was = isAsked.current;
    isAsked.current = false;
    return was;
  };
  return { fault, told, fetchNew, wasAsked };
}

/**
 * An input that loses its code with every new picture. It takes the focus when the picture came by itself, after a
 * refusal; a reader who asked for the picture stays at the button.
 */
function useEmptied({ captchaId }: Captcha, takesFocus: () => boolean) {
  const input = useRef<HTMLInputElement>(null);
  const shownId = useRef(captchaId);
  const empty = useEffectEvent(() => {
    if (!input.current) return;
    input.current.value = '';
    if (takesFocus()) input.current.focus();
  });
  // No frame shows the new picture with the old code.
  useLayoutEffect(() => {
    if (shownId.current === captchaId) return;
    shownId.current = captchaId;
    empty();
  }, [captchaId]);
  return input;
}

/**
 * Help for a visitor who cannot read the picture: a script can solve a proof of work instead; without one people help.
 */
function CaptchaHelp({ onUnreadable }: Pick<CaptchaFieldProps, 'onUnreadable'>) {
  const { t } = useWords();
  if (onUnreadable)
    return (
      <>
        <div className={styles.byScript}>
          <TextAction isQuiet onClick={onUnreadable}>
            {t('auth.captcha.unreadable')}
          </TextAction>
        </div>
        <noscript>
          <ServiceAction>{t('auth.captcha.help')}</ServiceAction>
        </noscript>
      </>
    );
  return <ServiceAction>{t('auth.captcha.help')}</ServiceAction>;
}

/** The picture is the button's label, so a tap on it presses the button. */
function CaptchaPicture({ image, onPress }: { image: string; onPress: () => void }) {
  const { t } = useWords();
  const id = useId();
  return (
    <>
      <label className={styles.picture} htmlFor={id}>
        <img src={image} alt={t('auth.captcha.image')} width={144} height={48} />
      </label>
      <span className={styles.byScript}>
        <IconButton
          id={id}
          icon="arrows-clockwise"
          label={t('auth.captcha.new')}
          onClick={onPress}
        />
      </span>
    </>
  );
}
