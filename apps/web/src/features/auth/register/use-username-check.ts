import { useRef, useState } from 'react';
import { browserApi, read } from '#platform/api/browser.ts';
import { ApiFailure } from '#platform/api/failure.ts';

/** Whether the username last asked about is free; undefined while that is not known. */
interface UsernameAnswer {
  readonly username: string;
  readonly isFree: boolean;
}

/** Asks whether a well-formed username is free (REG-50, REG-51). An answer about an earlier name is ignored. */
export function useUsernameCheck() {
  const asked = useRef('');
  const [answer, setAnswer] = useState<UsernameAnswer>();

  async function ask(username: string): Promise<void> {
    if (username === asked.current) return;
    asked.current = username;
    setAnswer(undefined);
    try {
      const query = { username };
      const { value } = await read(browserApi.GET('/account/username', { params: { query } }));
      if (asked.current === username) setAnswer({ username, isFree: value.available });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // The check is only a help: the registration itself says when the name is taken. So a failure just forgets the
      // name.
      asked.current = '';
    }
  }

  function forget(): void {
    asked.current = '';
    setAnswer(undefined);
  }

  return { answer, ask, forget };
}
