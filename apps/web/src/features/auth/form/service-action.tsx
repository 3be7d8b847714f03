import type { ReactNode } from 'react';
import { TextAction } from '#ui/text/text.tsx';
import { usePopup } from '#platform/page/popup.ts';

/** Leads to customer service: its popup, or the help page where no script runs. */
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
