import { textIn } from '@maidan/contract/localised';
import type { LocalisedText } from '@maidan/contract/localised';
import { Button } from '#ui/action/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Card, ListGroup, ListRow } from '#ui/list/list-row.tsx';
import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';

/** Where players find help, as the site's licence names it. */
export interface Contact {
  readonly name: LocalisedText;
  readonly url: string;
}

/** Advice on play, and the ways to talk to somebody; a visitor is also told what members can set. */
export function Advice({
  contacts,
  isVisitor,
}: {
  contacts: readonly Contact[];
  isVisitor: boolean;
}) {
  const { t, locale } = useWords();
  const { minimumAge } = useSite().settings;
  return (
    <Stack gap={3} isPadded isPage={isVisitor}>
      <Card>
        <Stack gap={2}>
          <Text as="h2" size="h3">
            {t('safety.heading')}
          </Text>
          <Text tone="2">{t('safety.text_entertainment')}</Text>
          <Text tone="2">{t('safety.text_limits')}</Text>
          <Text tone="2">{t('safety.text_breaks')}</Text>
          <Text tone="2">{t('safety.text_minors', { age: minimumAge })}</Text>
          <Text tone="2">{t('safety.help')}</Text>
        </Stack>
      </Card>
      {isVisitor && (
        <Card>
          <Stack gap={3}>
            <Text tone="2">{t('safety.visitor.text')}</Text>
            <Button href="/m/login?back=%2Fm%2Fresponsible" width="block">
              {t('safety.visitor.login')}
            </Button>
          </Stack>
        </Card>
      )}
      <ListGroup label={t('safety.contacts')}>
        {contacts.map(({ name, url }) => (
          <ListRow
            key={url}
            href={url}
            lead={<Icon name="phone-call-duotone" />}
            title={textIn(name, locale)}
          />
        ))}
        <ListRow
          href="/m/help?tag=responsible"
          lead={<Icon name="phone-call-duotone" />}
          title={t('safety.talk')}
          caption={t('safety.talk.text')}
        />
      </ListGroup>
    </Stack>
  );
}
