import { redirect } from 'react-router';
import { EmptyState, Note, Stack, Tag, Text } from '#ui/index.ts';
import { failureOf } from '#platform/api/failure.ts';
import { requestScope } from '#platform/api/request-scope.ts';
import type { Route } from './+types/outbox-screen.ts';

/** A development page is in English only, like the gallery. */
const WORDS = {
  title: 'Outbox',
  text: 'What the sandbox providers of this site would have sent, newest first.',
  empty: 'Nothing was sent yet.',
};
const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

interface SentMessage {
  readonly messageId: number;
  readonly kind: 'sms' | 'mail';
  readonly purpose: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: string;
}

/** Reads what the gateway's sandbox would have sent; it answers in development only. */
export async function loader({ context }: Route.LoaderArgs): Promise<readonly SentMessage[]> {
  const { development, api } = context.get(requestScope);
  if (!development) throw redirect('/home');
  // The contract does not have this path, so that no front end opens it in production.
  const answer = (await api.GET('/development/outbox' as never)) as {
    data?: { value: SentMessage[] };
    error?: unknown;
  };
  if (!answer.data) throw failureOf(answer.error);
  return answer.data.value;
}

/** The codes and mails that were sent on this machine. Development only. */
export default function OutboxScreen({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <title>{WORDS.title}</title>
      <Stack gap={4} isPadded>
        <Text as="h1" size="h1">
          {WORDS.title}
        </Text>
        <Text tone="2">{WORDS.text}</Text>
        {loaderData.length === 0 && <EmptyState drawing="record" title={WORDS.empty} />}
        {loaderData.map((message) => (
          <Message key={message.messageId} message={message} />
        ))}
      </Stack>
    </main>
  );
}

function Message({ message }: { message: SentMessage }) {
  const { kind, purpose, to, subject, text, createdAt } = message;
  return (
    <Note
      icon={kind === 'sms' ? 'chat-circle-dots' : 'envelope-simple'}
      title={
        <>
          {to} <Tag>{purpose}</Tag>
        </>
      }
    >
      <Text size="caption" tone="3">
        <time dateTime={createdAt}>{createdAt}</time>
      </Text>
      {subject !== '' && <Text size="strong">{subject}</Text>}
      {text.split('\n').map((line, index) => (
        // The lines of a sent message never change.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>
          {line
            .split(ADDRESS)
            .map((part) => (ADDRESS.test(part) ? <Address key={part} href={part} /> : part))}
        </p>
      ))}
    </Note>
  );
}

function Address({ href }: { href: string }) {
  return <a href={href}>{href}</a>;
}
