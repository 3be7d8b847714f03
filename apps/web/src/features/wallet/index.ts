export { HeaderBalance } from './header-balance.tsx';
export { MoneyActions } from './money-actions.tsx';
export { useBalance } from './use-balance.ts';
export { WalletCard } from './wallet-card.tsx';
export { CopyableNumber } from './copyable-number.tsx';
