import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Field } from '#ui/form/field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { ApiFailure, dataOf } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import { loadAgentPage } from '../area/agent-loader.ts';
import { NoAgent } from '../area/no-agent.tsx';
import { useLinkForm } from './use-link-form.ts';
import type { KnownLink } from './use-link-form.ts';
import type { Route } from './+types/link-form-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['agent', 'links', 'errors'],
  titleKey: titleOf('agentNewLink'),
  header: 'back',
  hasTabBar: false,
};

/** A further link of the agent, new or to be named, closed or opened (AGENTX-07). */
export function loader(args: Route.LoaderArgs) {
  const { code } = args.params;
  return loadAgentPage(args, async ({ api }) => {
    if (code === undefined) return { known: undefined };
    const { links } = dataOf(await api.GET('/agent/links')).value;
    const known = links.find((link) => link.code === code && !link.isMain);
    if (!known) throw new ApiFailure('agent.link_not_found');
    return { known: { code: known.code, name: known.name, isOpen: known.isOpen } };
  });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function LinkFormScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.isRefused) return <NoAgent />;
  const { loaded } = loaderData;
  if (!loaded.ok) return <RetryState title={t('agent.error')} {...reload(loaded.failure)} />;
  const { known } = loaded.data.own;
  return <LinkForm key={known?.code ?? ''} known={known} />;
}

function LinkForm({ known }: { known: KnownLink | undefined }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const isHydrated = useIsHydrated();
  const form = useLinkForm(known);
  const { failure, wait } = form;
  const isTaken = failure?.code === 'agent.link_taken';
  const codeFault = form.isCodeWrong
    ? 'links.code_wrong'
    : isTaken
      ? 'links.code_taken'
      : undefined;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!wait.isBusy) form.send();
      }}
    >
      <Stack gap={4} isPadded isPage>
        {known === undefined ? (
          <Field
            label={t('links.code')}
            hint={t('links.code_hint')}
            value={form.code}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            onChange={(event) => form.setCode(event.currentTarget.value)}
            status={codeFault && { tone: 'error', messages: [t(codeFault)] }}
          />
        ) : (
          <Text as="h2" size="h2" dir="ltr" translate="no">
            {known.code}
          </Text>
        )}
        <Field
          label={t('links.name')}
          hint={t('links.name_hint')}
          value={form.name}
          autoComplete="off"
          maxLength={40}
          onChange={(event) => form.setName(event.currentTarget.value)}
          status={
            form.isNameMissing ? { tone: 'error', messages: [t('links.name_missing')] } : undefined
          }
        />
        {known !== undefined && (
          <Stack gap={1}>
            <Switch
              checked={form.isOpen}
              onChange={(event) => form.setOpen(event.currentTarget.checked)}
            >
              {t('links.is_open')}
            </Switch>
            <Text size="caption" tone="3">
              {t('links.is_open_text')}
            </Text>
          </Stack>
        )}
        {failure && !isTaken && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        <SlowNote {...wait.note} />
        <StickyAction>
          <Button
            type="submit"
            kind="primary"
            width="block"
            isBusy={wait.isBusy}
            isDisabled={!isHydrated}
          >
            {t('links.save')}
          </Button>
        </StickyAction>
      </Stack>
    </form>
  );
}
