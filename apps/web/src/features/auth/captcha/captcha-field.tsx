import { useState } from 'react';
import type { FormEvent } from 'react';
import type { CaptchaKind } from '@maidan/contract/constants';
import { Pressable } from '#ui/action/pressable.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
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
 * The code of a picture. A tap on the picture fetches a new one (LOGIN-10, CAPTCHA-02), and there is help for a visitor
 * who cannot read it.
 */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha, onNew, messages, isNext = false, takes = 'digits', onUnreadable } = props;
  const { t } = useWords();
  const failureText = useFailureText();
  const [fault, setFault] = useState<string>();
  const handlePicture = async () => {
    try {
      onNew(await newCaptcha(takes));
      setFault(undefined);
    } catch (error) {
      setFault(failureText(asFailure(error)));
    }
  };
  const shown = fault === undefined ? messages : [fault];
  const isDigits = takes === 'digits';
  const maxLength = isDigits ? DIGITS : CHARACTERS;
  return (
    <Stack gap={0}>
      <input type="hidden" name="captchaId" value={captcha.captchaId} />
      <Field
        // A new picture empties the field (CAPTCHA-03).
        key={captcha.captchaId}
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
        trailing={<CaptchaPicture image={captcha.image} onPress={() => void handlePicture()} />}
        {...(shown.length > 0 ? { status: { tone: 'error' as const, messages: shown } } : {})}
      />
      <CaptchaHelp onUnreadable={onUnreadable} />
    </Stack>
  );
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

function CaptchaPicture({ image, onPress }: { image: string; onPress: () => void }) {
  const { t } = useWords();
  return (
    <Pressable className={styles.picture} onClick={onPress}>
      <img src={image} alt={t('auth.captcha.image')} width={168} height={56} />
      <Icon name="arrows-clockwise" size={20} />
      <SrOnly>{t('auth.captcha.new')}</SrOnly>
    </Pressable>
  );
}
