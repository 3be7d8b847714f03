import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MouseEvent } from 'react';
import { Button } from '#ui/action/button.tsx';
import { PictureDialog } from '#ui/popup/dialog.tsx';
import { PageTurner } from '#ui/popup/page-turner.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import { Text } from '#ui/text/text.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { usePopup } from '#platform/page/popup.ts';
import type { PopupContentProps } from '#platform/page/popup.ts';
import { queryClient } from '#platform/api/query.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { trustedHtml } from '#platform/page/trusted-types.ts';
import { useWords } from '#platform/words/words.tsx';
import { noticesQueries } from '../notices.queries.ts';

/**
 * The announcements of home, one at a time: dots, previous, next and close (NOTICE-17). They never change by
 * themselves.
 */
export function AnnouncementPopup({ isOpen, onClose }: PopupContentProps) {
  const { t, format, locale } = useWords();
  const imageUrl = useImageUrl();
  const { data, isError } = useQuery(noticesQueries.announcements(locale), queryClient());
  const [asked, setAsked] = useState(0);
  // After a reload the history may still open the popup when nothing is left to show.
  const isEmpty = isOpen && (isError || data?.length === 0);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isEmpty) leave();
  }, [isEmpty]);
  const place = data && asked < data.length ? asked : 0;
  const shown = data?.[place];
  if (!shown) return null;
  return (
    <PictureDialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('notices.popup.close')}
      title={shown.title}
      lead={
        <>
          <Tag tone="accent">{t(`notices.kind.${shown.kind}`)}</Tag>
          <Text as="span" size="caption" tone="3" isFigure>
            {format.date(shown.startDate)}
          </Text>
        </>
      }
      {...(shown.picture ? { imageUrl: imageUrl(shown.picture) } : {})}
    >
      <Stack gap={4}>
        <Prose isSmall html={trustedHtml(shown.content)} />
        {shown.url !== '' && <MoreButton url={shown.url} />}
        {data.length > 1 && (
          <PageTurner
            count={data.length}
            place={place}
            onTurn={setAsked}
            previousLabel={t('notices.popup.previous')}
            nextLabel={t('notices.popup.next')}
            positionLabel={t('notices.popup.position', { position: place + 1, total: data.length })}
          />
        )}
      </Stack>
    </PictureDialog>
  );
}

/** Leads to what the announcement is about; the download keeps the look of a notice (DOWNLOAD-10). */
function MoreButton({ url }: { url: string }) {
  const { t } = useWords();
  const { open } = usePopup();
  const showDownload = (event: MouseEvent) => {
    event.preventDefault();
    open('download', { view: 'notice' });
  };
  return (
    <Button
      kind="primary"
      width="block"
      href={url}
      {...(url === '/m/download' ? { onClick: showDownload } : {})}
    >
      {t('notices.popup.more')}
    </Button>
  );
}
