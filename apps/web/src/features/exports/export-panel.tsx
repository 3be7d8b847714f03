import type { ExportFile } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { ProgressBar } from '#ui/figure/stat-trio.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWords } from '#platform/words/words.tsx';
import { isUnderWay } from './exports.queries.ts';
import { useNewestExport } from './use-exports.ts';

export type ExportPanelProps = {
  kind: ExportFile['kind'];
  /** What the button for a first file says. */
  makeLabel: string;
  /** Orders a file; the panel shows it as soon as it is ordered. */
  onOrder: () => void;
  isOrdering: boolean;
  isSlow?: Parameters<typeof SlowNote>[0] | undefined;
  /** Why it could not be ordered. */
  failure?: unknown;
};

/**
 * How far a file of the member is: to be made, being made with its progress, ready to be taken, or failed. What it shows
 * is kept by the gateway, so a reload, another page or another device shows the same.
 */
export function ExportPanel({ kind, makeLabel, onOrder, ...order }: ExportPanelProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { newest, error } = useNewestExport(kind);
  const failure = order.failure ?? error;
  const isReady = newest?.state === 'done';
  return (
    <Stack gap={3}>
      {newest && isUnderWay(newest) && <Making file={newest} />}
      {newest && isReady && <Ready file={newest} />}
      {newest?.state === 'failed' && (
        <Note tone="danger" isAlert>
          {t('exports.card.failed')}
        </Note>
      )}
      {failure !== undefined && failure !== null && (
        <Note tone="danger" isAlert>
          {failureText(failure)}
        </Note>
      )}
      {!(newest && isUnderWay(newest)) && (
        <Button
          width="block"
          {...(isReady ? {} : { icon: 'download-simple-bold' as const })}
          isBusy={order.isOrdering}
          onClick={onOrder}
        >
          {isReady ? t('exports.card.again') : makeLabel}
        </Button>
      )}
      {order.isSlow && <SlowNote {...order.isSlow} />}
    </Stack>
  );
}

function Making({ file: { done, total } }: { file: ExportFile }) {
  const { t, format } = useWords();
  const percent = total ? Math.floor((100 * done) / total) : 0;
  return (
    <Stack gap={2}>
      <Row spread="between">
        <Text size="strong">{t('exports.card.making')}</Text>
        <Text size="strong" isFigure>
          {format.percent(percent * 100)}
        </Text>
      </Row>
      <ProgressBar percent={percent} label={t('exports.card.progress')} isThin />
      <Text size="caption" tone="2">
        {total === undefined ? t('exports.card.begins') : t('exports.card.rows', { done, total })}
      </Text>
      <Text size="caption" tone="3">
        {t('exports.card.leave')}
      </Text>
    </Stack>
  );
}

function Ready({ file }: { file: ExportFile }) {
  const { t, format } = useWords();
  const { done, from, to, expiresAt = file.createdAt, url = '' } = file;
  const day = (key: string) => format.date(`${key}T12:00:00Z`);
  return (
    <Stack gap={2}>
      <Text size="strong">{t('exports.card.ready')}</Text>
      {from !== undefined && to !== undefined && (
        <Text size="caption" tone="2">
          {from === to ? day(from) : t('exports.card.days', { from: day(from), to: day(to) })}
        </Text>
      )}
      <Text size="caption" tone="2">
        {t('exports.card.ready_rows', { count: done, moment: format.dateTime(expiresAt) })}
      </Text>
      <Button
        kind="primary"
        width="block"
        icon="download-simple-bold"
        href={`/m/api${url}`}
        // A page of its own, so that the browser and not the router opens the address.
        target="_blank"
      >
        {t('exports.card.take')}
      </Button>
    </Stack>
  );
}
