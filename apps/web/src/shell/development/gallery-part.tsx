import type { ReactNode } from 'react';
import { Stack, Text } from '#ui/index.ts';
import type { Gap } from '#ui/text/layout.tsx';

/** One titled part of the gallery. */
export function Part({
  title,
  gap = 3,
  isWide,
  children,
}: {
  title: string;
  gap?: Gap;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section>
      <Stack gap={2}>
        <Stack isPadded>
          <Text as="h2" size="label" tone="3">
            {title}
          </Text>
        </Stack>
        <Stack gap={gap} isPadded={!isWide}>
          {children}
        </Stack>
      </Stack>
    </section>
  );
}
