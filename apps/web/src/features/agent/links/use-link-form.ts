import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LINK_CODE } from '@maidan/contract/constants';
import { browserApi, read } from '#platform/api/browser.ts';
import { networkFailure } from '#platform/api/failure.ts';
import type { ApiFailure } from '#platform/api/failure.ts';
import { useWait } from '#platform/api/wait.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';

/** A link that is there already. */
export interface KnownLink {
  readonly code: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/** What was typed about a link, what is wrong with it, and sending it. Afterwards the link is shown. */
export function useLinkForm(known: KnownLink | undefined) {
  const { t } = useWords();
  const toast = useToast();
  const navigate = useNavigate();
  const wait = useWait();
  const [code, setCode] = useState(known?.code ?? '');
  const [name, setName] = useState(known?.name ?? '');
  const [isOpen, setOpen] = useState(known?.isOpen ?? true);
  const [isJudged, setJudged] = useState(false);
  const [failure, setFailure] = useState<ApiFailure>();
  const typed = code.trim().toUpperCase();
  const isGoodCode = LINK_CODE.test(typed);
  const isNamed = name.trim() !== '';

  async function send(): Promise<void> {
    setJudged(true);
    setFailure(undefined);
    if (!isGoodCode || !isNamed) return;
    try {
      const isSent = await wait.run(async (signal) => {
        const body = { name: name.trim() };
        await (known
          ? read(
              browserApi.POST('/agent/links/{code}', {
                params: { path: { code: known.code } },
                body: { ...body, isOpen },
                signal,
              }),
            )
          : read(browserApi.POST('/agent/links', { body: { ...body, code: typed }, signal })));
      });
      if (!isSent) return;
      toast.show({ text: t('links.saved'), tone: 'success' });
      await navigate(`/agent/links?link=${typed}`, { replace: true });
    } catch (error) {
      setFailure(networkFailure(error));
    }
  }

  return {
    wait,
    code,
    name,
    isOpen,
    failure,
    isCodeWrong: isJudged && !isGoodCode,
    isNameMissing: isJudged && !isNamed,
    setCode(text: string) {
      setCode(text);
      setFailure(undefined);
    },
    setName,
    setOpen,
    send: () => void send(),
  };
}
