import { vendorCodesOf, vendorCodesToWire } from '@maidan/contract/vendor-code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/choice/chip.tsx';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Row } from '#ui/text/layout.tsx';
import { nameLanguage } from '#ui/text/name-language.ts';
import { SrOnly, TextAction } from '#ui/text/text.tsx';
import { routerPath } from '#platform/page/address.ts';
import { queryClient } from '#platform/api/query.ts';
import { useImageUrl, useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { ListData } from '../category/category-data.ts';
import { useListUnderPopup } from '../category/use-category-data.ts';
import styles from './filter-popup.module.css';
import { FilterGroup } from './filter-group.tsx';
import { gamesQueries } from '../games.queries.ts';
import { listCall, listHref, readListQuery, withName } from '../list/list-query.model.ts';
import type { ListQuery } from '../list/list-query.model.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { useOpeningCount } from '../use-opening-count.ts';

/** Pause after the last change, in milliseconds, before the matching games are counted. */
const COUNT_PAUSE_MS = 300;
/** How many vendors are shown before "more". */
const VENDORS_AT_FIRST = 8;

interface FilterPopupProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Filters the list under it by name, vendors and kind (FILTER-01 to FILTER-06, FILTER-10). */
export function FilterPopup({ isOpen, onClose }: FilterPopupProps) {
  const data = useListUnderPopup();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const opening = useOpeningCount(isOpen);
  if (!data) return null;
  const path = `/m${pathname}`;
  const query = readListQuery(new URLSearchParams(search));
  const apply = (next: ListQuery) => {
    const href = listHref(path, next);
    if (href === listHref(path, query)) onClose();
    // The list replaces the popup in the history, so that one step back leads to the earlier list.
    else void navigate(routerPath(href) ?? '/', { replace: true });
  };
  return (
    <Filter
      key={opening}
      data={data}
      query={query}
      isOpen={isOpen}
      onClose={onClose}
      onApply={apply}
    />
  );
}

interface FilterProps extends FilterPopupProps {
  data: ListData;
  query: ListQuery;
  onApply: (query: ListQuery) => void;
}

interface Choice {
  readonly gameName: string;
  readonly vendors: readonly string[];
  readonly classify: string;
}

function Filter({ data, query, isOpen, onClose, onApply }: FilterProps) {
  const { t } = useWords();
  const [choice, setChoice] = useState<Choice>({
    gameName: query.gameName,
    vendors: vendorCodesOf(query.vendors),
    classify: query.gameClassify,
  });
  const [isDone, setIsDone] = useState(false);
  const next = toQuery(query, choice);
  const result = useResult(data, next);
  const apply = (applied: ListQuery) => {
    // The popup closes at once; the list follows when its games are loaded.
    setIsDone(true);
    onApply(applied);
  };
  const toggleVendor = (code: string) =>
    setChoice({ ...choice, vendors: toggled(choice.vendors, code) });
  const label =
    result.count === undefined
      ? t('games.filter.submit_unknown')
      : t('games.filter.submit', { count: result.count });
  const foot = (
    <div className={styles.foot}>
      <Button
        kind="quiet"
        onClick={() => apply(toQuery(query, { gameName: '', vendors: [], classify: '' }))}
      >
        {t('games.filter.reset')}
      </Button>
      <Button
        kind="primary"
        width="grow"
        isDisabled={result.count === 0}
        onClick={() => void result.ifAny(() => apply(next))}
      >
        {label}
      </Button>
      <SrOnly>
        <span aria-live="polite">{result.count === undefined ? '' : label}</span>
      </SrOnly>
    </div>
  );
  return (
    <BottomSheet
      isOpen={isOpen && !isDone}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('games.filter.title')}
      look={data.vendors.length + data.classifies.length > 0 ? 'tall' : 'regular'}
      isQuick
      foot={foot}
    >
      <form
        className={styles.filter}
        onSubmit={(event) => {
          event.preventDefault();
          void result.ifAny(() => apply(next));
        }}
      >
        <Field
          label={t('games.filter.name')}
          type="search"
          icon="magnifying-glass"
          placeholder={t('games.filter.name_hint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={64}
          value={choice.gameName}
          onChange={(event) => setChoice({ ...choice, gameName: event.currentTarget.value })}
        />
        <Chosen data={data} choice={choice} onChange={setChoice} />
        {data.vendors.length > 0 && (
          <VendorGroup data={data} chosen={choice.vendors} onToggle={toggleVendor} />
        )}
        {data.classifies.length > 0 && (
          <FilterGroup
            title={t('games.filter.types')}
            note={choice.classify === '' ? undefined : t('games.filter.selected', { count: 1 })}
          >
            <Row isWrapping>
              {data.classifies.map(({ key, name }) => (
                <Chip
                  key={key}
                  isOn={choice.classify === key}
                  icon={choice.classify === key ? 'check-bold' : undefined}
                  onClick={() =>
                    setChoice({ ...choice, classify: choice.classify === key ? '' : key })
                  }
                >
                  {name}
                </Chip>
              ))}
            </Row>
          </FilterGroup>
        )}
      </form>
    </BottomSheet>
  );
}

/** What is chosen, each part with a way to take it away; nothing while nothing is. */
function Chosen({
  data: { vendors, classifies },
  choice,
  onChange,
}: {
  data: ListData;
  choice: Choice;
  onChange: (choice: Choice) => void;
}) {
  const { t } = useWords();
  const chosen = vendors.filter(({ code }) => choice.vendors.includes(code));
  const kind = classifies.find(({ key }) => key === choice.classify);
  if (chosen.length === 0 && !kind) return null;
  return (
    <ul className={styles.chosen} aria-label={t('games.filter.chosen')}>
      {chosen.map(({ code, name }) => (
        <ChosenPart
          key={code}
          name={name}
          onRemove={() => onChange({ ...choice, vendors: toggled(choice.vendors, code) })}
        />
      ))}
      {kind && (
        <ChosenPart name={kind.name} onRemove={() => onChange({ ...choice, classify: '' })} />
      )}
    </ul>
  );
}

function ChosenPart({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useWords();
  return (
    <li>
      <button
        type="button"
        className={styles.part}
        aria-label={t('games.filter.remove', { name })}
        onClick={onRemove}
      >
        <span lang={nameLanguage(name)}>{name}</span>
        <Icon name="x-bold" size={14} />
      </button>
    </li>
  );
}

function VendorGroup({
  data,
  chosen,
  onToggle,
}: {
  data: ListData;
  chosen: readonly string[];
  onToggle: (code: string) => void;
}) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  const [isWhole, setIsWhole] = useState(false);
  const vendors = data.vendors.filter(
    ({ code }, place) => isWhole || place < VENDORS_AT_FIRST || chosen.includes(code),
  );
  const hidden = data.vendors.length - vendors.length;
  const count: ReactNode =
    chosen.length > 0 ? t('games.filter.selected', { count: chosen.length }) : undefined;
  return (
    <FilterGroup title={t('games.filter.providers')} note={count}>
      <div className={styles.vendors}>
        {vendors.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            className={styles.vendor}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a box of its own look, in a form that is not posted
            role="checkbox"
            aria-checked={chosen.includes(code)}
            onClick={() => onToggle(code)}
          >
            <img
              src={imageUrl(`vendors/${code}-DEFAULT.png`)}
              alt=""
              width={28}
              height={28}
              loading="lazy"
            />
            <span lang={nameLanguage(name)}>{name}</span>
            <i className={styles.tick}>
              {chosen.includes(code) && <Icon name="check-bold" size={14} />}
            </i>
          </button>
        ))}
      </div>
      {hidden > 0 && (
        <TextAction onClick={() => setIsWhole(true)}>
          {t('games.vendor.show_more', { count: hidden })}
        </TextAction>
      )}
    </FilterGroup>
  );
}

/**
 * How many games match, for the label of the primary button, so that nobody applies a filter without knowing. A filter
 * that matches none is not applied, even by a tap that is quicker than the count. When counting fails, the filter can
 * be applied and the list shows the result.
 */
function useResult(data: ListData, query: ListQuery) {
  const { settings } = useSite();
  const settled = useDebounced(JSON.stringify(query), COUNT_PAUSE_MS);
  const call = listCall(data.category, query, settings);
  const isCounted = call.source === 'games';
  const options = gamesQueries.count(call, data.language);
  const enabled = isCounted && settled === JSON.stringify(query);
  const { data: count } = useQuery({ ...options, enabled }, queryClient());
  const ifAny = async (apply: () => void) => {
    const left = isCounted
      ? await queryClient()
          .fetchQuery(options)
          .catch(() => undefined)
      : undefined;
    if (left !== 0) apply();
  };
  return { count, ifAny };
}

function toggled(codes: readonly string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
}

/** The query of a choice; a chosen kind is a list of all its games, as on the tabs. */
function toQuery(query: ListQuery, { gameName, vendors, classify }: Choice): ListQuery {
  const dataType = classify === '' ? query.dataType : 'all';
  return withName(
    { ...query, dataType, vendors: vendorCodesToWire(vendors), gameClassify: classify },
    gameName,
  );
}
