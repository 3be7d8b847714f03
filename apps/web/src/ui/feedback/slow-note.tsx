import { Button } from '../action/button.tsx';
import { Stack } from '../text/layout.tsx';
import { Note } from './note.tsx';

export type SlowNoteProps = {
  isShown: boolean;
  text: string;
  cancelLabel: string;
  onCancel: () => void;
};

/** Says that a wait takes long, and lets the reader end it. Its props are the `note` of `platform/api/wait.ts`. */
export function SlowNote({ isShown, text, cancelLabel, onCancel }: SlowNoteProps) {
  if (!isShown) return null;
  return (
    <Stack gap={2}>
      <Note tone="info" isAlert>
        {text}
      </Note>
      <Button kind="quiet" size="md" width="block" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </Stack>
  );
}
