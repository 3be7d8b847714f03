import type { Receipt } from '@maidan/contract/types';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useCopy } from '../copyable-number.tsx';
import { checkerAddress } from '#platform/checker/address.ts';
import { useShare } from '#platform/page/share.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { ReceiptChain } from './receipt-chain.tsx';
import { ReceiptSlip } from './receipt-slip.tsx';
import styles from './receipt.module.css';

/** A receipt: the slip, what belongs to it, and two ways to pass its number on. */
export function ReceiptPage({ receipt }: { receipt: Receipt }) {
  const { t } = useWords();
  const { isSocial } = useSite();
  const copy = useCopy();
  const share = useShare();
  const { receiptNumber: number } = receipt;
  const title = t('wallet.receipt.share_title', { number });
  return (
    <Stack gap={4} isPadded isPage>
      <ReceiptSlip receipt={receipt} />
      <ReceiptChain chain={receipt.chain} currency={receipt.currency} />
      {receipt.proof && (
        <Button
          href={checkerAddress(JSON.stringify(receipt.proof))}
          icon="shield-check"
          width="block"
        >
          {t('wallet.receipt.check')}
        </Button>
      )}
      {isSocial && (
        <div className={styles.credits}>
          <Icon name="coins-duotone" size={18} />
          <Text as="span" size="caption" tone="3">
            {t('wallet.play_credits')}
          </Text>
        </div>
      )}
      <StickyAction>
        <Button
          width="grow"
          icon="copy"
          onClick={() => void copy(number, t('wallet.receipt.number_copied'))}
        >
          {t('wallet.receipt.copy')}
        </Button>
        <Button
          width="grow"
          icon="share-network"
          onClick={() => share({ path: `/m/receipt/${number}`, title })}
        >
          {t('ui.share')}
        </Button>
      </StickyAction>
    </Stack>
  );
}
