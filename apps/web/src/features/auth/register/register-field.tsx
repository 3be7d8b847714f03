import type { RegistrationField } from '@maidan/site';
import type { FieldRule, PatternId } from '@maidan/contract/rules';
import type { FieldProps } from '#ui/form/field.tsx';
import type { IconName } from '#ui/icons/icon-names.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { CheckedField, CheckedPassword } from '../form/checked-field.tsx';
import type { CheckedFieldProps } from '../form/checked-field.tsx';
import type { CheckedForm } from '../form/checked-form.ts';
import { NewPassword } from '../password/strength.tsx';

/** The earliest day of birth that can be chosen (REG-27). */
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

/** Fields whose hint deserves a line below the box; others show it inside while they are empty. */
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
  form: CheckedForm;
  field: RegistrationField;
  rule: FieldRule;
  /** Text below the field while it has no fault. */
  said?: FieldProps['status'];
  defaultValue?: string | undefined;
  onEnter: () => void;
  onLeave: () => void;
}

/** One input of the form, as its rule demands (REG-49). */
export function RegisterField({
  form,
  field,
  rule,
  said,
  defaultValue,
  onEnter,
  onLeave,
}: RegisterFieldProps) {
  const { t, has } = useWords();
  const { minimumAge } = useSite().settings;
  const { minLength, maxLength, required, patternId } = rule;
  const isComposed = field === 'password' && patternId === 'password';
  const hintKey = isComposed ? 'auth.hint.password_composed' : `auth.hint.${field}`;
  const hint = has(hintKey) ? t(hintKey, { minLength, maxLength, age: minimumAge }) : undefined;
  const isBelow = HINTS_BELOW.includes(field);
  const input: CheckedFieldProps = {
    form,
    name: field,
    label: t(`auth.field.${field}`),
    defaultValue,
    status:
      said ?? (isBelow && hint !== undefined ? { tone: 'hint', messages: [hint] } : undefined),
    onFocus: onEnter,
    onBlur: onLeave,
    icon: ICONS[field],
    placeholder: isBelow ? undefined : hint,
    hint: required ? undefined : t('ui.optional'),
    autoComplete: AUTOFILL[field] ?? 'off',
    enterKeyHint: 'next',
    'aria-required': required,
  };
  if (field === 'password') return <NewPassword {...input} icon="lock-simple" />;
  if (field === 'confirmPassword') return <CheckedPassword {...input} icon="lock-simple" />;
  if (field === 'birthday')
    return <CheckedField {...input} type="date" min={FIRST_BIRTHDAY} max={lastBirthday()} />;
  return (
    <CheckedField
      {...input}
      type={patternId === 'email' ? 'email' : 'text'}
      inputMode={KEYBOARDS[patternId]}
      maxLength={patternId === 'mobile' ? 20 : undefined}
      autoCapitalize={patternId === 'name' ? 'words' : 'none'}
    />
  );
}

/** The date picker ends with this year; the minimum age is checked on submit (REG-28, REG-29). */
function lastBirthday(): string {
  return `${new Date().getFullYear()}-12-31`;
}
