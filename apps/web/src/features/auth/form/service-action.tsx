import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { TextAction } from '#ui/text/text.tsx';
import { usePopup } from '#platform/page/popup.ts';
import { useWords } from '#platform/words/words.tsx';

/** Opens customer service: its popup, or the help page when no script runs. */
export function ServiceAction({ children }: { children: ReactNode }) {
  return (
    <TextAction isQuiet {...useService()}>
      {children}
    </TextAction>
  );
}

/** The same as an icon, for a header. */
export function ServiceButton() {
  const { t } = useWords();
  return <IconButton icon="headset" label={t('auth.register.service')} {...useService()} />;
}

function useService() {
  const { open } = usePopup();
  return {
    href: '/m/help',
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      open('service');
    },
  };
}
