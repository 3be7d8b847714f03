import { useEffect, useRef, useState } from 'react';
import { PICTURE_LIMITS } from '@maidan/contract/constants';
import { ApiFailure, networkFailure } from '#platform/api/failure.ts';
import { queryClient } from '#platform/api/query.ts';
import { uploadPicture } from '#platform/api/upload.ts';
import type { Upload } from '#platform/api/upload.ts';
import { useWait } from '#platform/api/wait.ts';
import { memberInfoQuery } from '#platform/session/member-info.ts';
import { chooseHeadIcon, headIconQuery } from './avatar.queries.ts';

type Chosen = Parameters<typeof chooseHeadIcon>[0];

/** Chooses a picture, or sends one and chooses it; `onDone` follows once the gateway has it. */
export function useAvatarChoice(onDone: () => void) {
  const wait = useWait();
  const [failure, setFailure] = useState<ApiFailure>();
  const [percent, setPercent] = useState<number>();
  const upload = useRef<Upload>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  async function attempt(chosenOf: () => Promise<Chosen>): Promise<void> {
    setFailure(undefined);
    try {
      const chosen = await chosenOf();
      setPercent(undefined);
      await wait.run(async (signal) => {
        await chooseHeadIcon(chosen, signal);
        const changed = [memberInfoQuery().queryKey, headIconQuery().queryKey];
        changed.forEach((queryKey) => void queryClient().invalidateQueries({ queryKey }));
        onDone();
      });
    } catch (error) {
      setPercent(undefined);
      setFailure(error instanceof ApiFailure ? error : networkFailure(error));
    }
  }

  return {
    failure,
    /** How much of a picture has left, in whole percent; undefined while none is sent. */
    percent,
    isBusy: wait.isBusy || percent !== undefined,
    note: wait.note,
    choose: (headIcon: string) => void attempt(async () => ({ headIcon })),
    send: (file: File) =>
      void attempt(async () => {
        if (file.size > PICTURE_LIMITS.bytes)
          throw new ApiFailure('pictures.too_large', {
            params: { maxBytes: PICTURE_LIMITS.bytes },
          });
        setPercent(0);
        upload.current = uploadPicture(file, setPercent);
        return { pictureId: (await upload.current.done).pictureId };
      }),
  };
}

/** The choice of a picture, and how it goes. */
export type AvatarChoice = ReturnType<typeof useAvatarChoice>;
