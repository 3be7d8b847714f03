import { useToast } from '#platform/page/toast.tsx';

/** The longest time, in milliseconds, that a loading message of a password form stays (PSW-25). */
const LONGEST_MS = 15_000;

/** Shows a loading message while a password form is being sent, for at most 15 s (PSW-14, PSW-25). */
export function useBusyMessage(): (text: string, work: () => Promise<void>) => Promise<void> {
  const toast = useToast();
  return async (text, work) => {
    const hide = toast.showBusy(text);
    const late = setTimeout(hide, LONGEST_MS);
    try {
      await work();
    } finally {
      clearTimeout(late);
      hide();
    }
  };
}
