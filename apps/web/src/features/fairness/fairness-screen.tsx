import { data } from 'react-router';
import type { paths } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Card, ListGroup, ListRow, RowFigure } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import { useReload } from '#platform/api/retry.ts';
import { CHECKER_FILE_ADDRESS, checkerAddress } from '#platform/checker/address.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import styles from './fairness.module.css';
import type { Route } from './+types/fairness-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['fairness', 'errors'],
  titleKey: titleOf('fairness'),
  header: 'back',
  hasTabBar: false,
};

/** The scheme in plain words for everybody, and the newest rounds of a member that can be checked (FAIR-23). */
export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(requestScope).session) return data(undefined);
  const rounds = await memberLoaderResult(args, async ({ api, locale: language }) => {
    const { list } = dataOf(await api.GET('/wallet/proofs', { params: { query: { language } } }));
    return list;
  });
  return data(rounds, { status: statusOf(rounds) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

const STEPS = ['promise', 'own', 'number', 'open'] as const;

export default function FairnessScreen({ loaderData: rounds }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <Stack gap={4} isPadded isPage>
      <Card>
        <Stack gap={3}>
          <Text as="h2" size="h3">
            {t('fairness.how')}
          </Text>
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>
                <Text as="h3" size="small">
                  <b>{t(`fairness.step.${step}`)}</b>
                </Text>
                <Text size="small" tone="2">
                  {t(`fairness.step.${step}_text`)}
                </Text>
              </li>
            ))}
          </ol>
          <Text size="small" tone="2">
            {t('fairness.where')}
          </Text>
        </Stack>
      </Card>
      <Button href="/m/fairness/check" kind="primary" icon="shield-check" width="block">
        {t('fairness.check')}
      </Button>
      {rounds && <Rounds rounds={rounds} />}
      <ListGroup label={t('fairness.more')}>
        <ListRow
          href="/m/fairness/returns"
          title={t('fairness.returns.title')}
          caption={t('fairness.returns.caption')}
        />
        <ListRow
          href={CHECKER_FILE_ADDRESS}
          target="_blank"
          title={t('fairness.file')}
          caption={t('fairness.file.text')}
        />
      </ListGroup>
    </Stack>
  );
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>;
type ListedRound =
  paths['/wallet/proofs']['get']['responses']['200']['content']['application/json']['list'][number];

function Rounds({ rounds }: { rounds: Loaded }) {
  const { t } = useWords();
  const reload = useReload();
  if (!rounds.ok) return <RetryState title={t('fairness.error')} {...reload(rounds.failure)} />;
  if (rounds.data.length === 0) {
    return (
      <Text size="small" tone="2">
        {t('fairness.rounds.none')}
      </Text>
    );
  }
  const hashes = [...new Set(rounds.data.map(({ proof }) => proof.hash))];
  return hashes.map((hash) => (
    <SeedRounds key={hash} rounds={rounds.data.filter(({ proof }) => proof.hash === hash)} />
  ));
}

/** The rounds under one pair of seeds, each with the way to its check. */
function SeedRounds({ rounds }: { rounds: readonly ListedRound[] }) {
  const { t, format } = useWords();
  const [first] = rounds;
  if (!first) return null;
  const { clientSeed, hash } = first.proof;
  const money = (amountMinor: number) =>
    format.money({ amountMinor, currency: format.currency.code }, { decimals: 'auto' });
  return (
    <section>
      <Stack gap={2}>
        <Text as="h2" size="h3">
          {t('fairness.rounds.seed')} <bdi>{clientSeed}</bdi>
        </Text>
        <code className={styles.hash}>{hash}</code>
        <ListGroup label={t('fairness.rounds')}>
          {rounds.map(({ roundId, gameName, openedAt, proof }) => (
            <ListRow
              key={roundId}
              href={checkerAddress(JSON.stringify(proof))}
              title={t('fairness.round', { nonce: proof.nonce, game: gameName })}
              caption={format.dateTime(openedAt)}
              end={<RowFigure figure={money(proof.payoutMinor)} tag={money(proof.stakeMinor)} />}
            />
          ))}
        </ListGroup>
      </Stack>
    </section>
  );
}
