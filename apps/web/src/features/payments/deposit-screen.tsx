import { data, redirect } from 'react-router';
import { GATEWAY } from '@maidan/contract/constants';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { gatewayFailure, postedForm, toFailureData } from '#platform/api/posted-form.ts';
import { useReload } from '#platform/api/retry.ts';
import type { FailureData } from '#platform/api/loader-result.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { admitMember } from '#platform/session/admit.ts';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { chosenChannel, readAmount } from './deposit.model.ts';
import { DepositForm } from './deposit-form.tsx';
import type { PostedRefusal } from './deposit-form.tsx';
import type { Route } from './+types/deposit-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['payments', 'wallet', 'errors'],
  titleKey: titleOf('deposit'),
  header: 'back',
  hasTabBar: false,
};

/** The channels of the site and the member's deposits that still wait (SHELL-10, MONEY-07). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(args, ({ api, locale: language }) =>
    api.GET('/deposit/channels', { params: { query: { language } } }).then(dataOf),
  );
  return data({ loaded, formKey: crypto.randomUUID() }, { status: statusOf(loaded) });
}

/** Orders a deposit of a plain form and shows its course; what is refused comes back as it was typed. */
export async function action(args: Route.ActionArgs): Promise<PostedRefusal> {
  const scope = admitMember(args);
  const { channel = '', amount = '', key = '' } = await postedForm(args.request, scope);
  const sent = { channel, amount };
  const { locale: language, api, site } = scope;
  const { code: currency, exponent } = site.settings.currency;
  let number: string;
  try {
    const offered = await api.GET('/deposit/channels', { params: { query: { language } } });
    const chosen = chosenChannel(dataOf(offered).value.channels, channel);
    const read = readAmount(amount, chosen, exponent);
    if (!read.ok) return { sent, fault: read.fault };
    const headers = { 'Idempotency-Key': key };
    const order = { channel: chosen?.channel ?? channel, amountMinor: read.amountMinor };
    const body = { ...order, currency, language, gateway: GATEWAY.mobile };
    const call = { body, headers, params: { header: headers } };
    number = dataOf(await api.POST('/deposit/orders', call)).value.number;
  } catch (error) {
    return { sent, failure: toFailureData(gatewayFailure(error, scope.log)) };
  }
  throw redirect(`/deposit/${number}`, 303);
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function DepositScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { loaded, formKey } = loaderData;
  if (!loaded.ok) return <ChannelsFailure failure={loaded.failure} />;
  const { channels, open } = loaded.data.value;
  if (!channels.some(({ isOpen }) => isOpen)) return <NoChannel />;
  return <DepositForm channels={channels} open={open} formKey={formKey} refused={actionData} />;
}

function NoChannel() {
  const { t } = useWords();
  return (
    <EmptyState
      drawing="record"
      title={t('payments.none')}
      text={t('payments.none_text')}
      action={<Button href="/m/help">{t('payments.support')}</Button>}
    />
  );
}

function ChannelsFailure({ failure }: { failure: FailureData }) {
  const { t } = useWords();
  const reload = useReload();
  return <RetryState title={t('payments.error')} {...reload(failure)} />;
}
