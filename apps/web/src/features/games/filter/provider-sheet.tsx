import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { TextAction } from '#ui/text/text.tsx';
import { routerPath } from '#platform/page/address.ts';
import { useWords } from '#platform/words/words.tsx';
import type { ListData } from '../category/category-data.ts';
import { useListUnderPopup } from '../category/use-category-data.ts';
import { VendorIcon } from '../category/vendor-icon.tsx';
import icons from '../category/vendor-icon.module.css';
import { listHref, readListQuery, withVendor } from '../list/list-query.model.ts';
import { useOpeningCount } from '../use-opening-count.ts';

interface ProviderSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Chooses the vendor of the list under it (FILTER-07 to FILTER-09). */
export function ProviderSheet({ isOpen, onClose }: ProviderSheetProps) {
  const data = useListUnderPopup();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const opening = useOpeningCount(isOpen);
  if (!data) return null;
  const query = readListQuery(new URLSearchParams(search));
  const apply = (code: string) => {
    const classifies = data.vendors.find((vendor) => vendor.code === code)?.classifies;
    const next = withVendor(
      query,
      code,
      classifies === undefined || classifies.includes(query.gameClassify),
    );
    if (code === query.vendors) onClose();
    // The list replaces the sheet in the history, so that one step back leads to the earlier list.
    else void navigate(routerPath(listHref(`/m${pathname}`, next)) ?? '/', { replace: true });
  };
  return (
    <Sheet
      key={opening}
      data={data}
      chosen={query.vendors}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={apply}
    />
  );
}

interface SheetProps extends ProviderSheetProps {
  data: ListData;
  chosen: string;
  /** The chosen vendor's code; an empty code means all (FILTER-09). */
  onConfirm: (code: string) => void;
}

function Sheet({ data, chosen, isOpen, onClose, onConfirm }: SheetProps) {
  const { t } = useWords();
  const [code, setCode] = useState(chosen);
  const [isDone, setIsDone] = useState(false);
  const confirm = () => {
    // The sheet closes at once; the list follows when its games are loaded.
    setIsDone(true);
    onConfirm(code);
  };
  const name = useId();
  const foot = (
    <>
      <TextAction onClick={() => setCode('')}>{t('games.vendor.reset')}</TextAction>
      <Button kind="primary" width="grow" onClick={confirm}>
        {t('games.vendor.confirm')}
      </Button>
    </>
  );
  return (
    <BottomSheet
      isOpen={isOpen && !isDone}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('games.vendor.label')}
      foot={foot}
    >
      <div className={icons.grid} role="radiogroup" aria-label={t('games.vendor.choose')}>
        {[undefined, ...data.vendors].map((vendor) => {
          const value = vendor?.code ?? '';
          return (
            <label key={value} className={icons.choice}>
              <input
                type="radio"
                className={icons.native}
                name={name}
                value={value}
                checked={code === value}
                onChange={() => setCode(value)}
              />
              <VendorIcon isOn={code === value} {...(vendor ? { vendor } : {})} />
            </label>
          );
        })}
      </div>
    </BottomSheet>
  );
}
