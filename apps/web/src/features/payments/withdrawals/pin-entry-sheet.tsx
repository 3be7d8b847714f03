import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { PinPad } from '#ui/form/pin-pad.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { useWithdrawalRequest } from './use-withdrawal-request.ts';
import styles from './withdrawals.module.css';
import type { PayoutAccount } from './withdrawals.queries.ts';

/** What is about to be withdrawn, and how the PIN stands. */
export interface PinEntry {
  readonly amountMinor: number;
  readonly account: PayoutAccount;
  /** Until when the PIN is locked. */
  readonly lockedUntil: string | undefined;
}

/** Asks for the withdrawal PIN; amount and goal stay in view (MONEY-10). */
export function PinEntrySheet({
  isOpen,
  entry,
  request,
  onClose,
  onTyped,
  onSetNew,
}: {
  isOpen: boolean;
  entry: PinEntry;
  request: ReturnType<typeof useWithdrawalRequest>;
  onClose: () => void;
  onTyped: (pin: string) => void;
  onSetNew: () => void;
}) {
  const { t } = useWords();
  const isLocked = entry.lockedUntil !== undefined;
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t(isLocked ? 'withdrawals.pin.locked' : 'withdrawals.pin.title')}
    >
      <Stack gap={4}>
        <Goal {...entry} />
        {entry.lockedUntil === undefined ? (
          <Pad request={request} onTyped={onTyped} onSetNew={onSetNew} />
        ) : (
          <Locked until={entry.lockedUntil} onSetNew={onSetNew} />
        )}
        <SlowNote {...request.wait.note} />
      </Stack>
    </BottomSheet>
  );
}

function Goal({ amountMinor, account }: PinEntry) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const { channelIcon, channelName: name, masked } = account;
  const amount = { amountMinor, currency: format.currency.code };
  return (
    <Card>
      <Row gap={3}>
        {channelIcon !== '' && <img src={imageUrl(channelIcon)} alt="" width={40} height={40} />}
        <div>
          <p className={styles.goal}>{format.money(amount, { decimals: 'auto' })}</p>
          <Text size="caption" tone="3">
            {t('withdrawals.course.to', { name, masked })}
          </Text>
        </div>
      </Row>
    </Card>
  );
}

function Pad({
  request,
  onTyped,
  onSetNew,
}: {
  request: ReturnType<typeof useWithdrawalRequest>;
  onTyped: (pin: string) => void;
  onSetNew: () => void;
}) {
  const { t, format } = useWords();
  const messageId = useId();
  const pad = useRef<HTMLDivElement>(null);
  const { wait, failure, round } = request;
  const triesLeft =
    failure?.code === 'security.pin_wrong' ? failure.params['triesLeft'] : undefined;
  const isWrong = typeof triesLeft === 'number';
  // Each try has a pad of its own, and who types goes on typing.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect is for the round
  useEffect(() => pad.current?.querySelector('input')?.focus(), [round]);
  return (
    <div ref={pad}>
      <PinPad
        key={round}
        takesFocus
        label={t('withdrawals.pin.enter')}
        digitOf={(digit) => format.number(digit)}
        eraseLabel={t('security.pin.erase')}
        isInvalid={isWrong}
        isBusy={wait.isBusy}
        describedBy={messageId}
        onChange={request.forget}
        onComplete={onTyped}
        aside={
          <Button size="sm" kind="text" isDisabled={wait.isBusy} onClick={onSetNew}>
            {t('withdrawals.pin.forgot')}
          </Button>
        }
      >
        <p
          id={messageId}
          className={isWrong ? styles.wrong : styles.say}
          role={isWrong ? 'alert' : 'status'}
        >
          {isWrong && t('withdrawals.pin.wrong', { count: triesLeft })}
          {!isWrong && t(wait.isBusy ? 'withdrawals.pin.checking' : 'withdrawals.pin.enter')}
        </p>
      </PinPad>
    </div>
  );
}

function Locked({ until, onSetNew }: { until: string; onSetNew: () => void }) {
  const { t, format } = useWords();
  return (
    <>
      <Note tone="warning" isAlert>
        {t('withdrawals.pin.locked_text', { until: format.dateTime(until) })}
      </Note>
      <Button kind="primary" width="block" onClick={onSetNew}>
        {t('withdrawals.pin.set_new')}
      </Button>
    </>
  );
}
