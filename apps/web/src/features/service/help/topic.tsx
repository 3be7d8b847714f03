import { Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { HelpProse } from './help-prose.tsx';
import type { WholeTopic } from './help.model.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Links } from './topics.tsx';

/** One topic: its text, and its parts as links or as texts (CS-08). */
export function Topic({ topic: { title, content, version, links, texts } }: { topic: WholeTopic }) {
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Breadcrumb version={version} />
        <Text as="h2" size="h1">
          {title}
        </Text>
      </Stack>
      <HelpProse html={content} />
      {links.length > 0 && <Links links={links} />}
      {texts.map((text) => (
        <Stack key={text.title} gap={1}>
          <Text as="h3" size="h3">
            {text.title}
          </Text>
          <HelpProse html={text.content} />
        </Stack>
      ))}
    </Stack>
  );
}
