import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#platform/api/failure.ts';
import { uploadPicture } from '#platform/api/upload.ts';
import type { Upload } from '#platform/api/upload.ts';
import { sortFiles } from './apply.model.ts';
import type { PickedPicture, RefusedFile } from './apply.model.ts';

/** The pictures of the form; each goes up by itself as soon as it is chosen. `first` are those that were refused before. */
export function usePictures(first: readonly RefusedFile[]) {
  const [pictures, setPictures] = useState<readonly PickedPicture[]>([]);
  const [refused, setRefused] = useState(first);
  const uploads = useRef(new Map<number, Upload>());
  const nextKey = useRef(0);

  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((upload) => upload.abort());
  }, []);

  const change = (key: number, part: Partial<PickedPicture>) =>
    setPictures((list) => list.map((item) => (item.key === key ? { ...item, ...part } : item)));

  function send({ key, file }: Pick<PickedPicture, 'key' | 'file'>) {
    const upload = uploadPicture(file, (percent) => change(key, { percent }));
    uploads.current.set(key, upload);
    upload.done
      .then(({ pictureId }) => change(key, { pictureId, percent: 100 }))
      .catch((error: unknown) =>
        change(key, { fault: error instanceof ApiFailure ? error.code : 'server.unexpected' }),
      )
      .finally(() => uploads.current.delete(key));
  }

  function add(files: readonly File[]) {
    const sorted = sortFiles(files, pictures.length);
    const picked = sorted.added.map((file) => {
      nextKey.current += 1;
      return { key: nextKey.current, file, previewUrl: URL.createObjectURL(file), percent: 0 };
    });
    setRefused(sorted.refused);
    setPictures((list) => [...list, ...picked]);
    picked.forEach(send);
  }

  function retry(picture: PickedPicture) {
    const { fault: _fault, ...rest } = picture;
    setPictures((list) =>
      list.map((item) => (item.key === picture.key ? { ...rest, percent: 0 } : item)),
    );
    send(picture);
  }

  function drop(keys: readonly number[]) {
    for (const { key, previewUrl } of pictures) {
      if (!keys.includes(key)) continue;
      uploads.current.get(key)?.abort();
      URL.revokeObjectURL(previewUrl);
    }
    setPictures((list) => list.filter(({ key }) => !keys.includes(key)));
    setRefused([]);
  }

  return {
    pictures,
    refused,
    add,
    retry,
    remove: (picture: PickedPicture) => drop([picture.key]),
    clear: () => drop(pictures.map(({ key }) => key)),
    /** The browser cannot show the picture (PROMO-27). */
    markUnreadable: (picture: PickedPicture) =>
      change(picture.key, { fault: 'pictures.unreadable', isBroken: true }),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
