import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { BottomSheet } from '#ui/popup/bottom-sheet.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import { queryClient } from '#platform/api/query.ts';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import { popupItems } from './service-items.model.ts';
import { ServiceItems } from './service-items.tsx';
import { serviceQueries } from './service.queries.ts';
import { RetryState } from '#ui/feedback/retry-state.tsx';
import { useRetry } from '#platform/api/retry.ts';

interface ServiceSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The customer-service popup: its service items, and the link to the help centre (CS-01 to CS-06). */
export function ServiceSheet({ isOpen, onClose }: ServiceSheetProps) {
  const { t } = useWords();
  // The page under the popup is what the reader wants to write about.
  const { pathname } = useLocation();
  return (
    <BottomSheet
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={t('ui.close')}
      title={t('service.heading')}
    >
      <Stack gap={3}>
        <Contacts />
        <Row spread="middle" gap={4} isWrapping>
          <TextAction isQuiet href="/m/help">
            <Icon name="question-duotone" />
            {t('service.help_first')}
          </TextAction>
          <TextAction isQuiet href={`/m/help/feedback?about=/m${pathname}`}>
            <Icon name="pencil-simple-line-duotone" />
            {t('service.feedback.title')}
          </TextAction>
        </Row>
      </Stack>
    </BottomSheet>
  );
}

function Contacts() {
  const { t, locale } = useWords();
  const site = useSite();
  const retry = useRetry();
  const { data, error, isFetching, refetch } = useQuery(
    serviceQueries.contacts(locale),
    queryClient(),
  );
  const items = data && popupItems(data, site);
  if (items?.length === 0) return <Text tone="2">{t('service.none')}</Text>;
  if (items) return <ServiceItems items={items} />;
  if (!error) return <ListSkeleton label={t('ui.loading')} count={3} />;
  return (
    <RetryState
      title={t('service.error')}
      {...retry(error, { isBusy: isFetching, onRetry: () => void refetch() })}
    />
  );
}
