import { useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { Answers } from './answers.tsx';
import { useTypedSearch } from './use-typed-search.ts';
import styles from './help.module.css';

interface HelpSearchProps {
  /** The search in the address. */
  query: string;
  /** What stands below the field while nothing else is typed. */
  children: ReactNode;
}

/**
 * The search of the help centre. It is a plain form, because a search is an address like any other; with script the
 * answers come while somebody types.
 */
export function HelpSearch({ query, children }: HelpSearchProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const { text, answers, failure, type } = useTypedSearch(query);
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`/help?${new URLSearchParams({ q: input.current?.value ?? '' }).toString()}`);
  };
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    type('');
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the oldest browsers of the product do not know the search element */}
      <form method="get" action="/m/help" role="search" onSubmit={submit}>
        <label className={styles.box}>
          <Icon name="magnifying-glass" />
          <input
            ref={input}
            name="q"
            type="search"
            aria-label={t('service.help.search')}
            placeholder={t('service.help.search')}
            defaultValue={query}
            maxLength={200}
            enterKeyHint="search"
            autoComplete="off"
            onInput={(event) => type(event.currentTarget.value)}
          />
          {text !== '' && (
            <IconButton icon="x-circle-fill" label={t('service.help.clear')} onClick={clear} />
          )}
        </label>
      </form>
      {failure !== undefined && <output className={styles.status}>{failureText(failure)}</output>}
      {answers ? <Answers answers={answers} typed={text} /> : children}
    </>
  );
}
