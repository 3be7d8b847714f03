import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { admit } from '#platform/session/admit.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useSite } from '#platform/site/site.tsx';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';
import { wordsLoader } from '#platform/words/loader.ts';
import type { Route } from './+types/invite-screen.ts';

export const handle: ScreenHandle = {
  nouns: ['member'],
  titleKey: titleOf('invite'),
  header: 'back',
  hasTabBar: true,
  tab: 'invite',
};

/** Gives the address of the lobby to pass on; redirects home on a site without referral (MENU-30). */
export function loader(args: Route.LoaderArgs) {
  return { address: `${admit(args).origin}/m/home` };
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);

const never = () => () => undefined;

export default function InviteScreen({ loaderData: { address } }: Route.ComponentProps) {
  const { t } = useWords();
  const { name } = useSite().settings;
  const toast = useToast();
  const [hasFailed, setFailed] = useState(false);
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  const share = () =>
    navigator.share({ title: name, url: address }).catch((error: unknown) => {
      // Closing the share sheet is a choice, not a fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.show({ text: t('member.invite.copied'), tone: 'success' });
    } catch {
      // Without https there is no clipboard, so the reader selects the address in the field; the hint says so.
      setFailed(true);
    }
  };
  return (
    <Stack gap={4} isPadded isPage>
      <Text size="h2">{t('member.invite.heading', { site: name })}</Text>
      <Text tone="2">{t('member.invite.text')}</Text>
      <Card>
        <Stack gap={3}>
          <Field
            label={t('member.invite.address')}
            value={address}
            readOnly
            onFocus={(event) => event.target.select()}
            {...(hasFailed
              ? { status: { tone: 'hint', messages: [t('member.invite.mark')] } }
              : {})}
          />
          <Button
            kind={canShare ? 'secondary' : 'primary'}
            width="block"
            icon="copy-bold"
            onClick={() => void copy()}
          >
            {t('member.invite.copy')}
          </Button>
          {canShare && (
            <Button kind="primary" width="block" icon="export-bold" onClick={() => void share()}>
              {t('ui.share')}
            </Button>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
