import { useNavigate } from 'react-router';
import { useState } from 'react';
import { CONTRACT_DEDUCTIONS } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { Segment } from '#ui/choice/segment.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Field } from '#ui/form/field.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { AgentArea } from '../area/agent-area.tsx';
import { loadAgentPage } from '../area/agent-loader.ts';
import money from '../money.module.css';
import { emptyDraft, KINDS_OF_OFFER, withKind } from './offer-draft.ts';
import type { OfferDraft } from './offer-draft.ts';
import { OfferPreview } from './offer-preview.tsx';
import { useOffer } from './use-offer.ts';
import styles from './contracts.module.css';
import type { Route } from './+types/offer-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['agent', 'errors'],
  titleKey: titleOf('agentOffer'),
  header: 'back',
  hasTabBar: false,
};

/** A new contract for a member of the direct downline (AGENTX-05). */
export function loader(args: Route.LoaderArgs) {
  const { memberId = '' } = args.params;
  return loadAgentPage(args, async ({ api }) => {
    const call = { params: { path: { memberId } } };
    const { account } = dataOf(await api.GET('/agent/rates/{memberId}', call)).value;
    return { memberId, account };
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function OfferScreen({ loaderData }: Route.ComponentProps) {
  return (
    <AgentArea part="contracts" page={loaderData}>
      {({ own, today }) => <OfferPage key={own.memberId} {...own} today={today} />}
    </AgentArea>
  );
}

function OfferPage({
  memberId,
  account,
  today,
}: {
  memberId: string;
  account: string;
  today: string;
}) {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [draft, setDraft] = useState(() => emptyDraft(today));
  const offer = useOffer(memberId, draft);
  const change = (part: Partial<OfferDraft>) => {
    offer.forget();
    setDraft((before) => ({ ...before, ...part }));
  };
  async function send(): Promise<void> {
    if (!(await offer.send())) return;
    toast.show({ text: t('agent.offer.sent'), tone: 'success' });
    await navigate('/agent/contracts');
  }
  return (
    <form
      className={money.form}
      onSubmit={(event) => {
        event.preventDefault();
        void (offer.preview ? send() : offer.look());
      }}
    >
      <Text as="h2" size="h2">
        {account}
      </Text>
      <Terms draft={draft} change={change} />
      <Tiers draft={draft} change={change} />
      {offer.failure && (
        <Note tone="danger" isAlert>
          {offer.isMistyped ? t('agent.offer.mistyped') : failureText(offer.failure)}
        </Note>
      )}
      {offer.isMistyped && !offer.failure && (
        <Note tone="danger" isAlert>
          {t('agent.offer.mistyped')}
        </Note>
      )}
      {offer.preview && <OfferPreview preview={offer.preview} period={draft.period} />}
      <SlowNote {...offer.wait.note} />
      <Button kind="primary" type="submit" width="block" isBusy={offer.wait.isBusy}>
        {t(offer.preview ? 'agent.offer.send' : 'agent.offer.look')}
      </Button>
    </form>
  );
}

interface PartProps {
  draft: OfferDraft;
  change: (part: Partial<OfferDraft>) => void;
}

function Terms({ draft, change }: PartProps) {
  const { t, format } = useWords();
  const { kind, base, deductions, minActiveMembers, carriesLoss } = draft;
  return (
    <Card>
      <Stack gap={3}>
        <Segment
          label={t('agent.deals.kinds')}
          value={kind}
          items={KINDS_OF_OFFER.map((id) => ({ id, label: t(`agent.deals.kind_${id}`) }))}
          onSelect={(id) => change(withKind(draft, id as OfferDraft['kind']))}
        />
        <Segment
          label={t('agent.terms.base')}
          value={base}
          items={(['valid_bets', 'deposits', 'net_result'] as const).map((id) => ({
            id,
            label: t(`agent.offer.base_${id}`),
          }))}
          onSelect={(id) => change({ base: id as OfferDraft['base'] })}
        />
        <Stack gap={0}>
          <Text size="label">{t('agent.terms.deductions')}</Text>
          {CONTRACT_DEDUCTIONS.map((one) => (
            <CheckRow
              key={one}
              checked={deductions.includes(one)}
              onChange={({ target }) =>
                change({
                  deductions: target.checked
                    ? [...deductions, one]
                    : deductions.filter((other) => other !== one),
                })
              }
            >
              {t(`agent.terms.less_${one}`)}
            </CheckRow>
          ))}
          <CheckRow
            checked={carriesLoss}
            onChange={({ target }) => change({ carriesLoss: target.checked })}
          >
            {t('agent.offer.carries')}
          </CheckRow>
        </Stack>
        <Row spread="between">
          <Text size="label">{t('agent.terms.active')}</Text>
          <Stepper
            figure={format.number(minActiveMembers)}
            label={t('agent.terms.active')}
            lessLabel={t('agent.offer.fewer')}
            moreLabel={t('agent.offer.more')}
            onLess={
              minActiveMembers > 0
                ? () => change({ minActiveMembers: minActiveMembers - 1 })
                : undefined
            }
            onMore={() => change({ minActiveMembers: minActiveMembers + 1 })}
          />
        </Row>
        <Field
          label={t('agent.terms.valid_from')}
          type="date"
          value={draft.validFrom}
          onChange={({ target }) => change({ validFrom: target.value })}
        />
      </Stack>
    </Card>
  );
}

function Tiers({ draft, change }: PartProps) {
  const { t } = useWords();
  const { tiers, kind } = draft;
  const set = (place: number, part: Partial<OfferDraft['tiers'][number]>) =>
    change({ tiers: tiers.map((tier, other) => (other === place ? { ...tier, ...part } : tier)) });
  return (
    <Card>
      <Stack gap={3}>
        <Text as="h2" size="h3">
          {t('agent.offer.tiers')}
        </Text>
        {tiers.map((tier, place) => (
          <div key={tier.id} className={styles.tier}>
            <Field
              label={t('agent.terms.from')}
              inputMode="decimal"
              value={tier.from}
              onChange={({ target }) => set(place, { from: target.value })}
            />
            <Field
              label={t(kind === 'dividend' ? 'agent.offer.rate' : 'agent.terms.paid')}
              inputMode="decimal"
              value={tier.pay}
              onChange={({ target }) => set(place, { pay: target.value })}
            />
            <IconButton
              icon="trash-bold"
              label={t('agent.offer.remove')}
              isDisabled={tiers.length === 1}
              onClick={() => change({ tiers: tiers.filter((_, other) => other !== place) })}
            />
          </div>
        ))}
        <Button
          kind="text"
          icon="plus-bold"
          onClick={() =>
            change({
              tiers: [
                ...tiers,
                { id: Math.max(...tiers.map(({ id }) => id)) + 1, from: '', pay: '' },
              ],
            })
          }
        >
          {t('agent.offer.add')}
        </Button>
      </Stack>
    </Card>
  );
}
