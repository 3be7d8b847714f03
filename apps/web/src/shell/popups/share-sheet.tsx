import { Button } from '#ui/action/button.tsx';
import { PageAddress, PageCode } from '#ui/figure/page-code.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { codePath } from '#platform/page/share.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useWords } from '#platform/words/words.tsx';

/** A page to pass on where the device has no sheet of its own: its code for a camera, its address to copy. */
export function ShareSheet({ isOpen, onClose, given }: PopupContentProps) {
  const { t } = useWords();
  const toast = useToast();
  const { path = '', url = '' } = given;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ text: t('sharing.copied'), tone: 'success' });
    } catch {
      // Without https there is no clipboard, so the reader marks the address.
      toast.show({ text: t('sharing.mark'), tone: 'danger' });
    }
  };
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('sharing.title')}
      foot={
        <Button kind="primary" width="block" icon="copy-bold" onClick={() => void copy()}>
          {t('sharing.copy')}
        </Button>
      }
    >
      <Stack gap={3} isCentred>
        <PageCode src={codePath(path)} label={t('sharing.code', { address: url })} />
        <Text tone="2" isCentred>
          {t('sharing.hint')}
        </Text>
        <PageAddress host={url.slice(0, url.length - path.length)} path={path} />
      </Stack>
    </BottomSheet>
  );
}
