import type { ReactNode } from 'react';
import { TextAction } from '#ui/text/text.tsx';
import { usePopup } from '#platform/page/popup.ts';

/** Opens customer service: its popup, or the help page when no script runs. */
export function ServiceAction({ children }: { children: ReactNode }) {
  const { open } = usePopup();
  return (
    <TextAction
      isQuiet
      href="/m/help"
      onClick={(event) => {
        event.preventDefault();
        open('service');
      }}
    >
      {children}
    </TextAction>
  );
}
