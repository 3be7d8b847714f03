import type { RegistrationField } from '@maidan/site';
import type { FieldRule, PatternId } from '@maidan/contract/rules';
import { Field } from '#ui/form/field.tsx';
import type { FieldProps } from '#ui/form/field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { useSite } from '#platform/site.tsx';
import { useWords } from '#platform/words.tsx';
import { useFaultText } from './fault-text.ts';
import type { Fault } from './register.model.ts';

/** Earliest day of birth that can be chosen (REG-27). */
const FIRST_BIRTHDAY = '1900-01-01';

const ICONS: Readonly<Partial<Record<RegistrationField, IconName>>> = {
  username: 'user',
  affiliateCode: 'ticket',
  paymentPassword: 'lock-simple',
  nickname: 'smiley',
  email: 'envelope-simple',
  mobileNum: 'phone',
  whatsapp: 'phone',
  zalo: 'phone',
  birthday: 'calendar-blank',
};

/** Fields whose hint is worth a line below the box; others show it inside while they are empty. */
const HINTS_BELOW: readonly RegistrationField[] = ['username', 'password', 'nickname', 'birthday'];

const KEYBOARDS: Readonly<Partial<Record<PatternId, FieldProps['inputMode']>>> = {
  digits: 'numeric',
  pin: 'numeric',
  mobile: 'tel',
  email: 'email',
};

const AUTOFILL: Readonly<Partial<Record<RegistrationField, string>>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  nickname: 'nickname',
  payeeName: 'name',
  email: 'email',
  mobileNum: 'tel-national',
  birthday: 'bday',
};

interface RegisterFieldProps {
  field: RegistrationField;
  rule: FieldRule;
  faults: readonly Fault[];
  /** Said below the field once it is known to be good. */
  verified?: string | undefined;
  defaultValue?: string | undefined;
  onEnter: () => void;
  onLeave: () => void;
}

/** One input of the form, as its rule asks for it (REG-49). */
export function RegisterField({
  field,
  rule,
  faults,
  verified,
  defaultValue,
  onEnter,
  onLeave,
}: RegisterFieldProps) {
  const { t, has } = useWords();
  const { minimumAge } = useSite().settings;
  const faultText = useFaultText();
  const { minLength, maxLength, required, patternId } = rule;
  const hintKey = `auth.hint.${field}`;
  const hint = has(hintKey) ? t(hintKey, { minLength, maxLength, age: minimumAge }) : undefined;
  const isBelow = HINTS_BELOW.includes(field);
  const status = statusOf(
    faults.map((fault) => faultText(field, fault)),
    verified,
    isBelow ? hint : undefined,
  );
  const input: FieldProps = {
    name: field,
    label: t(`auth.field.${field}`),
    defaultValue,
    status,
    onFocus: onEnter,
    onBlur: onLeave,
    icon: ICONS[field],
    placeholder: isBelow ? undefined : hint,
    hint: required ? undefined : t('ui.optional'),
    autoComplete: AUTOFILL[field] ?? 'off',
    'aria-required': required,
  };
  if (field === 'password' || field === 'confirmPassword') {
    return (
      <PasswordField
        {...input}
        icon="lock-simple"
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
      />
    );
  }
  if (field === 'birthday')
    return <Field {...input} type="date" min={FIRST_BIRTHDAY} max={lastBirthday()} />;
  return (
    <Field
      {...input}
      type={patternId === 'email' ? 'email' : 'text'}
      inputMode={KEYBOARDS[patternId]}
      maxLength={patternId === 'mobile' ? 20 : undefined}
      autoCapitalize={patternId === 'name' ? 'words' : 'none'}
      spellCheck={false}
    />
  );
}

function statusOf(
  faults: readonly string[],
  verified: string | undefined,
  hint: string | undefined,
): FieldProps['status'] {
  if (faults.length > 0) return { tone: 'error', messages: faults };
  if (verified !== undefined) return { tone: 'verified', messages: [verified] };
  return hint === undefined ? undefined : { tone: 'hint', messages: [hint] };
}

/** The picker ends with this year; the minimum age is checked on submit (REG-28, REG-29). */
function lastBirthday(): string {
  return `${new Date().getFullYear()}-12-31`;
}
