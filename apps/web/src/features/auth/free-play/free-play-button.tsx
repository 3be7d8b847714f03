import { Button } from '#ui/action/button.tsx';
import { SlowNote } from '#ui/feedback/slow-note.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { isTrialUser, useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { HumanPlace } from '../human/human-place.tsx';
import { useFreePlay } from './use-free-play.ts';

/**
 * Starts free play without an account (FREE-01). A reader who is in free play already does not see it. It is shown only
 * with script, because games need script.
 */
export function FreePlayButton({ back }: { back?: string | undefined }) {
  const { t } = useWords();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const { wait, widget, prepare, start } = useFreePlay(back);
  if (isTrialUser(session)) return null;
  return (
    <Stack gap={2}>
      <HumanPlace widget={widget} />
      <Button
        kind="textQuiet"
        size="md"
        width="block"
        icon="game-controller-duotone"
        isBusy={wait.isBusy}
        isDisabled={!isHydrated}
        onPointerDown={prepare}
        onClick={() => void start()}
      >
        {t(wait.isBusy ? 'auth.free_play.starting' : 'auth.login.free_play')}
      </Button>
      <SlowNote {...wait.note} />
    </Stack>
  );
}
