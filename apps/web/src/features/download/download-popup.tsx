import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { PictureDialog } from '#ui/popup/dialog.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { useScreenData } from '#platform/page/screen-data.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { DownloadItems } from './download-items.tsx';
import { downloadItems } from './download.model.ts';
import { InstallGuide } from './install-guide.tsx';
import type { DownloadView } from './read-download.ts';
import { useDownloadReader } from './use-download-reader.ts';
import { UseSafariDialog } from './use-safari-dialog.tsx';

/**
 * The download popup. The opener's `view` chooses what it shows: the steps of Safari, the alert for other browsers of iOS,
 * or what can be installed, as a sheet or in the look of a notice (DOWNLOAD-10).
 */
export function DownloadPopup({ isOpen, onClose, given }: PopupContentProps) {
  const close = { isOpen, onClose };
  if (given['view'] === 'safari') return <UseSafariDialog {...close} />;
  if (given['view'] === 'steps') return <StepsSheet {...close} />;
  return <Items {...close} Look={given['view'] === 'notice' ? PictureDialog : BottomSheet} />;
}

type CloseProps = Pick<PopupContentProps, 'isOpen' | 'onClose'>;

function StepsSheet({ isOpen, onClose }: CloseProps) {
  const { t } = useWords();
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('download.home_screen')}
      foot={
        <Button kind="primary" width="block" onClick={onClose}>
          {t('download.understood')}
        </Button>
      }
    >
      <InstallGuide />
    </BottomSheet>
  );
}

function Items({
  isOpen,
  onClose,
  Look,
}: CloseProps & { Look: typeof BottomSheet | typeof PictureDialog }) {
  const { t } = useWords();
  return (
    <Look
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('download.title.download')}
    >
      <Offered />
    </Look>
  );
}

/** The items, read as the download screen reads them. */
function Offered(): ReactNode {
  const { t } = useWords();
  const { name } = useSite().settings;
  const data = useScreenData<DownloadView>('/download');
  if (!data) return <ListSkeleton label={t('ui.loading')} count={2} />;
  return (
    <Stack gap={3}>
      <Text tone="2">{t('download.welcome_text', { site: name })}</Text>
      <OfferedItems view={data} />
      <Button kind="quiet" width="block" href="/m/download">
        {t('download.more')}
      </Button>
    </Stack>
  );
}

function OfferedItems({ view: { offer, device } }: { view: DownloadView }) {
  const { t } = useWords();
  const items = downloadItems(offer, useDownloadReader(device));
  if (items.length === 0) return <Text>{t('download.none')}</Text>;
  return <DownloadItems items={items} />;
}
