import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TileSkeletons } from '#ui/feedback/skeletons.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { TextAction } from '#ui/text/text.tsx';
import { routerPath } from '#platform/page/address.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from '../category/category.module.css';
import { GameList } from '../list/game-list.tsx';
import { listCall, listHref } from '../list/list-query.model.ts';
import type { SearchListData } from '../list/path-list-data.ts';
import { queryOfPath } from '../list/path-list.model.ts';
import { useListAddress } from '../list/use-list-address.ts';
import type { ListAddress } from '../list/use-list-address.ts';
import type { TilePage } from '../games.queries.ts';
import { DidYouMean } from './hits/did-you-mean.tsx';
import hitStyles from './hits/hits.module.css';
import { VendorHits } from './hits/vendor-hits.tsx';
import { RecentList } from './recent/recent-list.tsx';
import { keepSearch } from './recent/recent-searches.ts';
import { SearchKinds } from './search-kinds.tsx';
import { useDebounced } from './use-debounced.ts';
import { TYPING_PAUSE_MS } from './typing-pause.ts';
import { Recommended } from './search-recommended.tsx';

/** The search as a page. Its text is in the address, so that it works without script and can be linked (SEARCH-10). */
export function SearchList({ data }: { data: SearchListData }) {
  const { t } = useWords();
  const address = useListAddress();
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, ask, choose } = useAskedText(address);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask();
    event.currentTarget.querySelector('input')?.blur();
  };
  const handleClear = (event: MouseEvent) => {
    event.preventDefault();
    choose('');
    field.current?.focus();
  };
  return (
    <>
      <form className={styles.search} action={address.path} onSubmit={handleSubmit}>
        <Field
          label={t('games.search.title')}
          name="gameName"
          ref={field}
          type="search"
          icon="magnifying-glass"
          placeholder={t('games.search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={64}
          trailing={
            text === '' ? undefined : (
              <IconButton
                icon="x-circle-fill"
                size={20}
                label={t('games.search.clear')}
                href={address.path}
                onClick={handleClear}
              />
            )
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      <Found data={data} address={address} onClear={() => choose('')} onPick={choose} />
    </>
  );
}

/**
 * The text in the box. It goes into the address 500 ms after the last keystroke, or at once on Enter (SEARCH-06,
 * SEARCH-07).
 */
function useAskedText({ query, path }: ListAddress) {
  const navigate = useNavigate();
  const [text, setText] = useState(query.gameName);
  const asked = useRef(query.gameName);
  const ask = (wanted: string) => {
    if (wanted === asked.current) return;
    asked.current = wanted;
    const href = listHref(path, { ...query, gameName: wanted });
    void navigate(routerPath(href) ?? href, { replace: true, preventScrollReset: true });
  };
  const askSettled = useEffectEvent(ask);
  const settled = useDebounced(text.trim(), TYPING_PAUSE_MS);
  useEffect(() => askSettled(settled), [settled]);
  useEffect(() => {
    // A link, such as "did you mean", has changed the address.
    if (query.gameName === asked.current) return;
    asked.current = query.gameName;
    setText(query.gameName);
  }, [query.gameName]);
  const choose = (chosen: string) => {
    setText(chosen);
    ask(chosen);
  };
  return {
    text,
    setText,
    ask: () => {
      ask(text.trim());
      keepSearch(text);
    },
    choose,
  };
}

interface FoundProps {
  data: SearchListData;
  address: ListAddress;
  onClear: () => void;
  /** An earlier search was chosen. */
  onPick: (text: string) => void;
}

function Found({ data, address, onClear, onPick }: FoundProps) {
  const { t, format } = useWords();
  const { settings } = useSite();
  const { query, path, isPending } = address;
  const { page, hotGames, language } = data;
  const handleClear = (event: MouseEvent) => {
    event.preventDefault();
    onClear();
  };
  if (isPending) return <TileSkeletons label={t('games.list.loading')} hasVendor />;
  if (!page)
    return (
      <>
        <RecentList onPick={onPick} />
        <SearchKinds />
        <Recommended games={hotGames} />
      </>
    );
  if (page.totalCount === 0) {
    return (
      <>
        <EmptyState
          drawing="search"
          title={t('games.no_game')}
          text={t('games.search.hint')}
          action={
            <TextAction href={path} onClick={handleClear}>
              {t('games.search.clear')}
            </TextAction>
          }
        />
        <Recommended games={hotGames} />
      </>
    );
  }
  const call = listCall(undefined, queryOfPath(query, 'search'), settings);
  return (
    <>
      <Meant page={page} address={address} />
      <Section isTight>
        <SectionHeader title={t('games.search.results')} count={format.number(page.totalCount)} />
        <GameList
          opensScreen
          key={`${JSON.stringify(call)}-${page.pageNum}`}
          call={call}
          first={page}
          language={language}
          hrefOf={(number) => listHref(path, query, number)}
          empty={null}
          isByButton
        />
      </Section>
    </>
  );
}

/** What was probably meant, and the vendors that are named; both are links. */
function Meant({ page, address }: { page: TilePage; address: ListAddress }) {
  const { vendors = [], didYouMean } = page;
  if (vendors.length === 0 && didYouMean === undefined) return null;
  const { query, path } = address;
  return (
    <div className={hitStyles.hits}>
      {didYouMean !== undefined && (
        <DidYouMean name={didYouMean} href={listHref(path, { ...query, gameName: didYouMean })} />
      )}
      <VendorHits vendors={vendors} />
    </div>
  );
}
