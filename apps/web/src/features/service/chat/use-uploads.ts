import { useEffect, useRef } from 'react';
import { ApiFailure } from '#platform/api/failure.ts';
import { uploadPicture } from '#platform/api/upload.ts';
import type { Upload } from '#platform/api/upload.ts';

/** The files of pictures that are being sent, by the id of their message. Leaving the page ends them. */
export function useUploads() {
  const files = useRef(new Map<string, File>());
  const running = useRef(new Set<Upload>());
  useEffect(() => {
    const uploads = running.current;
    return () => uploads.forEach((upload) => upload.abort());
  }, []);
  return {
    hold: (messageId: string, file: File): void => {
      files.current.set(messageId, file);
    },
    /** Sends the file of a message and answers the id of its picture. @throws ApiFailure */
    async send(messageId: string, onProgress: (percent: number) => void): Promise<string> {
      const file = files.current.get(messageId);
      if (!file) throw new ApiFailure('pictures.not_found');
      const upload = uploadPicture(file, onProgress);
      running.current.add(upload);
      try {
        return (await upload.done).pictureId;
      } finally {
        running.current.delete(upload);
      }
    },
  };
}
