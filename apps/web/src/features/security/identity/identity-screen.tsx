import { data, useRevalidator } from 'react-router';
import { Note } from '#ui/feedback/note.tsx';
import type { NoteTone } from '#ui/feedback/note.tsx';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { titleOf } from '#screen-facts.ts';
import { dataOf } from '#platform/api/failure.ts';
import { statusOf } from '#platform/api/loader-result.ts';
import { useReload } from '#platform/api/retry.ts';
import { keepDataOnPopup } from '#platform/page/popup.ts';
import type { ScreenHandle } from '#platform/page/screen.ts';
import { useToast } from '#platform/page/toast.tsx';
import { memberLoaderResult } from '#platform/session/member-data.ts';
import { wordsLoader } from '#platform/words/loader.ts';
import { useWords } from '#platform/words/words.tsx';
import { DocumentForm } from './document-form.tsx';
import type { Identity } from './identity.queries.ts';
import styles from './identity.module.css';
import type { Route } from './+types/identity-screen.ts';

export const handle: ScreenHandle = {
  // The picker of pictures is that of the applications for rewards.
  nouns: ['security', 'promotions', 'errors'],
  titleKey: titleOf('identity'),
  header: 'back',
  hasTabBar: false,
};

/** The identity documents of the member (SHELL-97, MEMBERX-03). */
export async function loader(args: Route.LoaderArgs) {
  const loaded = await memberLoaderResult(
    args,
    async ({ api }) => dataOf(await api.GET('/security/identity')).value,
  );
  return data(loaded, { status: statusOf(loaded) });
}

export const clientLoader = wordsLoader<typeof loader>(handle.nouns);
export const shouldRevalidate = keepDataOnPopup;

export default function IdentityScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const reload = useReload();
  if (loaderData.ok) return <Documents identity={loaderData.data} />;
  return <RetryState title={t('security.identity.error')} {...reload(loaderData.failure)} />;
}

const TONES: Readonly<Record<Exclude<Identity['state'], 'none'>, NoteTone>> = {
  pending: 'info',
  approved: 'success',
  rejected: 'danger',
};

function Documents({ identity }: { identity: Identity }) {
  const { t } = useWords();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { state, pictures } = identity;
  const isOpen = state === 'none' || state === 'rejected';
  return (
    <Stack gap={4} isPadded isPage>
      <Text tone="2">{t('security.identity.text')}</Text>
      <State identity={identity} />
      {isOpen && (
        <DocumentForm
          onDone={() => {
            void revalidate();
            toast.show({ text: t('security.identity.sent'), tone: 'success' });
          }}
        />
      )}
      {!isOpen && pictures.length > 0 && (
        <Card>
          <ul className={styles.pictures} aria-label={t('security.identity.pictures')}>
            {pictures.map(({ pictureId, url, width, height }, index) => (
              <li key={pictureId}>
                <img
                  src={`/m/api${url}`}
                  alt={t('security.identity.picture', { number: index + 1 })}
                  width={width}
                  height={height}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Stack>
  );
}

function State({ identity: { state, reason, sentAt, decidedAt } }: { identity: Identity }) {
  const { t, format } = useWords();
  if (state === 'none') return null;
  const at = decidedAt ?? sentAt;
  return (
    <Note tone={TONES[state]} title={t(`security.identity.${state}`)}>
      {reason !== undefined && <p>{reason}</p>}
      {at !== undefined && t(`security.identity.${state}_at`, { day: format.date(at) })}
    </Note>
  );
}
