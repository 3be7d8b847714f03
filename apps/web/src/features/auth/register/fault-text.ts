import { useWords } from '#platform/words.tsx';
import type { Fault, FormPart } from './register.model.ts';

/** Gives the text of a fault under its field (REG-16, REG-17); made while drawing, so it follows the language (LOGIN-24). */
export function useFaultText(): (part: FormPart, fault: Fault) => string {
  const { t, has } = useWords();
  return (part, fault) => {
    switch (fault.kind) {
      case 'required': {
        const key = `auth.required.${part}`;
        return t(has(key) ? key : 'auth.rule.required');
      }
      case 'too_short':
        return t('auth.rule.too_short', { minLength: fault.minLength });
      case 'too_long':
        return t('auth.rule.too_long', { maxLength: fault.maxLength });
      case 'pattern': {
        const { minLength, maxLength } = fault;
        return t(`auth.pattern.${fault.patternId}`, { minLength, maxLength });
      }
      case 'passwords_differ':
        return t('auth.passwords_differ');
      case 'confirmation_incorrect':
        return t('auth.confirmation_incorrect');
      case 'password_incorrect':
        return t('auth.password_incorrect');
      case 'taken':
        return t('errors.auth.username_taken');
      case 'invitation_invalid':
        return t('errors.auth.invitation_invalid');
      case 'captcha_wrong':
        return t('errors.auth.captcha_wrong');
      case 'terms_required':
        return t('errors.auth.terms_required');
      case 'underage':
        return t('errors.auth.underage');
    }
  };
}
