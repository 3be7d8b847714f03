import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/popup/dialog.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { PlayedVisit } from './use-reality-check.ts';

/**
 * Covers the game until it is answered, with how long and with what result was played. A round that is open goes on
 * behind it and ends as usual. Going on and stopping are equal buttons.
 */
export function RealityCheck({
  played,
  onGoOn,
  onStop,
}: {
  played: PlayedVisit | undefined;
  onGoOn: () => void;
  onStop: () => void;
}) {
  const { t } = useWords();
  return (
    <Dialog
      isOpen={played !== undefined}
      onClose={onGoOn}
      isAlert
      title={t('games.reality.title')}
      emblem={{ icon: 'timer-duotone', tone: 'info' }}
      text={played && <PlayedText played={played} />}
      actions={
        <>
          <Button width="block" onClick={onGoOn}>
            {t('games.reality.go_on')}
          </Button>
          <Button width="block" onClick={onStop}>
            {t('games.reality.stop')}
          </Button>
          <Button kind="text" href="/m/responsible">
            {t('games.reality.limits')}
          </Button>
        </>
      }
    />
  );
}

function PlayedText({ played: { minutes, netMinor } }: { played: PlayedVisit }) {
  const { t, format } = useWords();
  const { code: currency } = format.currency;
  return (
    <>
      <p>{t('games.reality.time', { minutes })}</p>
      {netMinor !== undefined && (
        <p>
          {t('games.reality.result', {
            amount: format.money({ amountMinor: netMinor, currency }, { sign: 'always' }),
          })}
        </p>
      )}
      <p>{t('games.reality.round')}</p>
    </>
  );
}
