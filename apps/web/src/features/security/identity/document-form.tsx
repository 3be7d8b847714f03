import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button, StickyAction } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { PicturePicker, usePictures } from '#features/promotions/index.ts';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { useFailureText } from '#platform/api/failure-text.ts';
import { useWait } from '#platform/api/wait.ts';
import { useWords } from '#platform/words/words.tsx';
import { sendIdentity } from './identity.queries.ts';

/** Chooses the pictures of documents and sends them. Each goes up as soon as it is chosen; a failure keeps all of them. */
export function DocumentForm({ onDone }: { onDone: () => void }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const wait = useWait();
  const picker = usePictures([]);
  const [failure, setFailure] = useState<ApiFailure>();
  const { pictures } = picker;
  const ids = pictures.flatMap(({ pictureId }) => pictureId ?? []);
  const isReady = ids.length > 0 && ids.length === pictures.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || wait.isBusy) return;
    setFailure(undefined);
    void wait
      .run(async (signal) => {
        await sendIdentity(ids, signal);
        onDone();
      })
      .catch((error: unknown) =>
        setFailure(error instanceof ApiFailure ? error : networkFailure(error)),
      );
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <PicturePicker picker={picker} isMissing={false} lost={0} />
        {failure && (
          <Note tone="danger" isAlert>
            {failureText(failure)}
          </Note>
        )}
        <noscript>
          <Note tone="info">{t('security.identity.needs_script')}</Note>
        </noscript>
        <SlowNote {...wait.note} />
        <StickyAction>
          <Button
            type="submit"
            kind="primary"
            width="block"
            isBusy={wait.isBusy}
            isDisabled={!isReady}
          >
            {t('security.identity.send')}
          </Button>
        </StickyAction>
      </Stack>
    </form>
  );
}
