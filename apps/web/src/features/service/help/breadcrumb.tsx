import { Icon } from '#ui/icons/icon.tsx';
import { Row } from '#ui/text/layout.tsx';
import { Text, TextAction } from '#ui/text/text.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { HelpLink } from './help.model.ts';

/** The way up from a help text, and the day of the text when its version is a day. */
export function Breadcrumb({ topic, version }: { topic?: HelpLink; version: string }) {
  const { t, format } = useWords();
  const day = /^\d{4}-\d{2}-\d{2}$/.test(version) ? version : undefined;
  return (
    <Row gap={3} spread="between" isWrapping>
      <TextAction href={topic?.href ?? '/m/help'}>
        <Icon name="caret-left-bold" size={16} />
        {topic?.title ?? t('service.help.back')}
      </TextAction>
      {day !== undefined && (
        <Text size="caption" tone="3">
          {t('service.help.updated', { date: format.date(`${day}T12:00:00.000Z`) })}
        </Text>
      )}
    </Row>
  );
}
