import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { PageAddress, PageCode } from '#ui/figure/page-code.tsx';
import { Card } from '#ui/list/list-row.tsx';
import { Grow, Row, Stack } from '#ui/text/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { codePath, useShare } from '#platform/page/share.ts';
import { useToast } from '#platform/page/toast.tsx';
import { useSite } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './invite.module.css';

/** The link as a QR code and as text, with sharing and copying; below it the code alone, for those who type it. */
export function InviteCard({
  origin,
  path,
  code,
  title,
}: {
  origin: string;
  path: string;
  code?: string;
  /** What the link is called instead of the own one. */
  title?: string;
}) {
  const { t } = useWords();
  const { name } = useSite().settings;
  const share = useShare();
  const copy = useCopy();
  const url = `${origin}${path}`;
  return (
    <Card>
      <Stack gap={4}>
        <div className={styles.link}>
          <PageCode src={codePath(path)} label={t('sharing.code', { address: url })} />
          <div className={styles.acts}>
            <Stack gap={3}>
              <Text as={title === undefined ? 'h3' : 'h2'} size="strong">
                {title ??
                  t(code === undefined ? 'member.invite.address' : 'member.invite.own_link')}
              </Text>
              <PageAddress host={origin} path={path} />
              <Button
                kind="primary"
                width="block"
                icon="export-bold"
                onClick={() => share({ path, title: name })}
              >
                {t('member.invite.share')}
              </Button>
              <Button width="block" icon="copy-bold" onClick={() => void copy(url)}>
                {t('member.invite.copy')}
              </Button>
            </Stack>
          </div>
        </div>
        {code !== undefined && (
          <Row gap={3}>
            <Grow>
              <Text size="caption" tone="3">
                {t('member.invite.code')}
              </Text>
              <Text size="strong" dir="ltr" translate="no">
                {code}
              </Text>
            </Grow>
            <IconButton
              icon="copy"
              size={20}
              label={t('member.invite.copy_code')}
              onClick={() => void copy(code)}
            />
          </Row>
        )}
      </Stack>
    </Card>
  );
}

function useCopy() {
  const { t } = useWords();
  const toast = useToast();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: t('member.invite.copied'), tone: 'success' });
    } catch {
      // Without https there is no clipboard, so the reader selects the text.
      toast.show({ text: t('member.invite.mark'), tone: 'danger' });
    }
  };
}
