import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { headIconQuery } from './avatar.queries.ts';
import type { HeadIcon } from './avatar.queries.ts';
import { useAvatarChoice } from './use-avatar-choice.ts';
import type { AvatarChoice } from './use-avatar-choice.ts';
import styles from './avatar.module.css';

const ACCEPTED = 'image/jpeg,image/png';

/** Changes the member's picture: one that is drawn, or one of the member's own (MEMBER-13). */
export function AvatarSheet({
  isOpen,
  onClose,
  onDone,
}: {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useWords();
  const icon = useQuery({ ...headIconQuery(), enabled: isOpen }, queryClient());
  const choice = useAvatarChoice(onDone);
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('member.picture.title')}
    >
      <Stack gap={4}>
        {icon.data && <Choices icon={icon.data} choice={choice} />}
        {icon.isPending && <Text tone="2">{t('ui.loading')}</Text>}
        {icon.isError && (
          <Note tone="danger" isAlert title={t('member.picture.error')}>
            <Button size="sm" kind="text" onClick={() => void icon.refetch()}>
              {t('ui.retry')}
            </Button>
          </Note>
        )}
        <OwnPicture choice={choice} />
      </Stack>
    </BottomSheet>
  );
}

function Choices({ icon, choice }: { icon: HeadIcon; choice: AvatarChoice }) {
  const { t } = useWords();
  const imageUrl = useImageUrl();
  return (
    <ul className={styles.grid} aria-label={t('member.picture.drawn')}>
      {icon.choices.map((path, index) => (
        <li key={path}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={path === icon.headIcon}
            aria-label={t('member.picture.choice', { number: index + 1 })}
            disabled={choice.isBusy}
            onClick={() => choice.choose(path)}
          >
            <img src={imageUrl(path)} alt="" width={72} height={72} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function OwnPicture({ choice }: { choice: AvatarChoice }) {
  const { t, format } = useWords();
  const failureText = useFailureText();
  return (
    <>
      {choice.failure && (
        <Note tone="danger" isAlert>
          {failureText(choice.failure)}
        </Note>
      )}
      <label className={styles.own}>
        <span>
          {choice.percent === undefined
            ? t('member.picture.own')
            : t('member.picture.sending', { percent: format.percent(choice.percent * 100) })}
        </span>
        <input
          type="file"
          accept={ACCEPTED}
          disabled={choice.isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) choice.send(file);
            // The same file may be chosen again after a failure.
            currentTarget.value = '';
          }}
        />
      </label>
      <SlowNote {...choice.note} />
      <Text size="caption" tone="3">
        {t('member.picture.own_text')}
      </Text>
    </>
  );
}
