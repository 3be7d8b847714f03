import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldError, FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '#platform/words/words.tsx';
import { fieldsOf } from '../auth.model.ts';
import { hasFaults } from './faults.ts';
import type { Fault, Faults, Values } from './faults.ts';

/** The delay, in milliseconds, after a change of language until the messages are checked again (LOGIN-24). */
const LANGUAGE_MS = 200;

interface CheckedFormOptions {
  /** Finds what is wrong with the values, by field. */
  check: (values: Values) => Faults;
  /** Faults in the answer to a plain post. */
  posted?: Faults | undefined;
  /** When a field first shows a fault: after the reader left it, or with the first submit. */
  speaks: 'when_left' | 'on_submit';
}

/** A form of account data. The fields hold what is typed; this object knows what is wrong with it. */
export interface CheckedForm {
  /** The `ref` of the form. */
  attach(form: HTMLFormElement | null): void;
  readonly faults: Faults;
  /** Whether any field was changed or left. */
  readonly isTouched: boolean;
  /** Whether the form was sent or refused, so that it may show the faults of all fields at once. */
  readonly wasRefused: boolean;
  /** What an input of the form needs. */
  input(name: string): UseFormRegisterReturn;
  /** What is in the fields now. */
  values(): Values;
  /** Moves the focus to a field. */
  focus(name: string): void;
  /** Checks some fields and shows their faults; answers whether there are none. */
  check(names: readonly string[]): Promise<boolean>;
  /** Shows the faults of a refusal in place of those on the screen, and moves the focus to the first. */
  refuse(faults: Faults): void;
  /** Empties a field and forgets its faults. */
  clear(name: string): void;
  /** Forgets every fault, for example when another method is chosen. */
  forgive(): void;
  /** Puts a text into a field, which may appear later. */
  put(name: string, text: string): void;
  /**
   * Handler of the submit: it calls `send` with the values when nothing is wrong, or else focuses the first fault
   * (REG-30). While the form is busy it does nothing.
   */
  submit(
    send: (values: Values) => Promise<void>,
    isBusy: boolean,
  ): (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The one form of login, registration and passwords. It reads the fields at the moment it needs them, so it does not
 * miss what a password manager wrote or what was typed before the scripts ran. A field that disappears and comes back
 * has its text again.
 */
export function useCheckedForm({ check, posted = {}, speaks }: CheckedFormOptions): CheckedForm {
  // The library keeps its state outside of React and reads it through a proxy, which memoised code would not read
  // again.
  'use no memo';
  const element = useRef<HTMLFormElement>(null);
  const attach = useCallback((next: HTMLFormElement | null) => {
    element.current = next;
  }, []);
  const [firstErrors] = useState(() => toErrors(posted));
  const [wasRefused, setWasRefused] = useState(hasFaults(posted));
  const refused = useRef<readonly string[]>(Object.keys(posted));
  const valuesNow = (): Values => (element.current ? fieldsOf(element.current) : {});
  const form = useForm<Record<string, string>>({
    mode: speaks === 'when_left' ? 'onTouched' : 'onSubmit',
    shouldFocusError: false,
    ...(hasFaults(posted) ? { errors: firstErrors } : {}),
    resolver: (typed) => {
      const errors = toErrors(check(valuesNow()));
      return Object.keys(errors).length > 0
        ? { values: {}, errors }
        : { values: typed, errors: {} };
    },
  });
  const { formState, register, trigger, setError, clearErrors, setValue, handleSubmit } = form;
  const faults = toFaults(formState.errors);
  const isTouched =
    Object.keys(formState.touchedFields).length > 0 ||
    Object.keys(formState.dirtyFields).length > 0;
  useCheckAfterLanguage(() => {
    // A fault from the gateway cannot be checked again here, and its text follows the language anyway.
    const own = Object.keys(faults).filter((name) => !refused.current.includes(name));
    if (own.length > 0) void trigger(own);
  });

  return {
    attach,
    faults,
    isTouched,
    wasRefused,
    input: (name) => register(name),
    values: valuesNow,
    focus: (name) => focusFirst(element.current, { [name]: [{ kind: 'required' }] }),
    check: (names) => trigger([...names]),
    refuse(named) {
      setWasRefused(true);
      clearErrors();
      refused.current = Object.keys(named);
      for (const [name, list = []] of Object.entries(named)) setError(name, toError(list));
      // A field that appears only now can be focused after it is drawn.
      requestAnimationFrame(() => focusFirst(element.current, named));
    },
    clear(name) {
      setValue(name, '');
      clearErrors(name);
    },
    forgive: () => clearErrors(),
    put: (name, text) => setValue(name, text, { shouldDirty: true }),
    submit: (send, isBusy) => (event) => {
      event.preventDefault();
      if (isBusy) return;
      refused.current = [];
      void handleSubmit(
        () => send(valuesNow()),
        (errors) => {
          setWasRefused(true);
          focusFirst(element.current, toFaults(errors));
        },
      )(event);
    },
  };
}

function useCheckAfterLanguage(check: () => void): void {
  const { locale } = useWords();
  const last = useRef(locale);
  const again = useEffectEvent(check);
  useEffect(() => {
    if (last.current === locale) return undefined;
    last.current = locale;
    const timer = setTimeout(() => again(), LANGUAGE_MS);
    return () => clearTimeout(timer);
  }, [locale]);
}

/** Focuses the first field with a fault, in the order of the page (REG-30). */
function focusFirst(form: HTMLFormElement | null, faults: Faults): void {
  for (const input of Array.from(form?.elements ?? [])) {
    const name = input.getAttribute('name');
    if (name === null || !faults[name]?.length || !(input instanceof HTMLElement)) continue;
    input.focus();
    return;
  }
}

type FaultError = FieldError & { faults: readonly Fault[] };

function toError(faults: readonly Fault[]): FaultError {
  return { type: 'faults', faults };
}

function toErrors(faults: Faults): FieldErrors<Record<string, string>> {
  const entries = Object.entries(faults).filter(([, list]) => list && list.length > 0);
  return Object.fromEntries(entries.map(([name, list = []]) => [name, toError(list)]));
}

function toFaults(errors: FieldErrors<Record<string, string>>): Faults {
  const entries = Object.entries(errors) as [string, FaultError | undefined][];
  return Object.fromEntries(entries.map(([name, error]) => [name, error?.faults ?? []]));
}
