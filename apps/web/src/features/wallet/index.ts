export { HeaderBalance } from './header-balance.tsx';
export { useBalance } from './use-balance.ts';
export { WalletCard } from './wallet-card.tsx';
