import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type' | 'trailing'> & {
  showLabel: string;
  hideLabel: string;
};

const subscribeNever = () => () => {};

/** A password input with an eye that shows and hides what was typed. Without script there is no eye. */
export function PasswordField({
  showLabel,
  hideLabel,
  icon = 'lock-simple',
  ...field
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const hasScript = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  const eye = (
    <IconButton
      icon={isShown ? 'eye-slash' : 'eye'}
      size={20}
      label={isShown ? hideLabel : showLabel}
      isDisabled={!hasScript}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <Field
      {...field}
      icon={icon}
      type={isShown ? 'text' : 'password'}
      trailing={eye}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
