import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { useWords } from '#platform/words/words.tsx';
import { VendorIcon } from '../category/vendor-icon.tsx';
import icons from '../category/vendor-icon.module.css';

/** A provider on a grid, with the address of its games. */
export interface GridProvider {
  readonly code: string;
  readonly name: string;
  readonly isHot: boolean;
  readonly gameCount: number;
  readonly href: string;
}

/** Providers as cards, three in a row, each with its number of games. */
export function ProviderGrid({ providers }: { providers: readonly GridProvider[] }) {
  const { t } = useWords();
  return (
    <div className={classNames(icons.grid, icons.onPage)}>
      {providers.map((provider) => (
        <Link
          key={provider.code}
          className={classNames(icons.choice, icons.card)}
          href={provider.href}
        >
          <VendorIcon
            vendor={provider}
            caption={t('games.vendor.games', { count: provider.gameCount })}
          />
        </Link>
      ))}
    </div>
  );
}
