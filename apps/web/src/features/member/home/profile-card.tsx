import { useState } from 'react';
import type { MemberInfo } from '@maidan/contract/types';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useIsHydrated } from '#platform/page/hydration.ts';
import { useSession } from '#platform/session/session.ts';
import { useWords } from '#platform/words/words.tsx';
import { mayBeSuggested, rememberSuggested, wasSuggested } from '../suggested-profile.ts';

/** Suggests after a first login to complete the profile (LOGIN-32), until the member does so or dismisses it. */
export function ProfileCard({ member }: { member: MemberInfo }) {
  const { t } = useWords();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed || !mayBeSuggested(session, member)) return null;
  // Only the device knows whether it was dismissed before. Most were not, and for them the page does not move.
  if (isHydrated && wasSuggested('memberCentre', member.memberId)) return null;
  const handleDismiss = () => {
    rememberSuggested('memberCentre', member.memberId);
    setDismissed(true);
  };
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text as="h2" size="h3">
            {t('member.profile.card_title')}
          </Text>
          <Text tone="2">{t('member.profile.card_text')}</Text>
        </Stack>
        <Row gap={2} spread="even">
          <Button size="md" onClick={handleDismiss}>
            {t('member.profile.not_now')}
          </Button>
          <Button size="md" kind="primary" href="/m/member/profile">
            {t('member.profile.choose')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
