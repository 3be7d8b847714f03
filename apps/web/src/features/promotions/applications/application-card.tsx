import type { RewardApplication } from '@maidan/contract/types';
import type { MessageKey } from '@maidan/i18n';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Tag } from '#ui/feedback/tag.tsx';
import type { TagTone } from '#ui/feedback/tag.tsx';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import styles from './applications.module.css';

type State = RewardApplication['state'];
const TONES: Readonly<Record<State, TagTone>> = {
  applying: 'warning',
  process: 'warning',
  rejected: 'danger',
  issued: 'success',
};

/** A step of an application: its text, its moment, and whether it is done, under way, refused or to come. */
interface Step {
  readonly key: MessageKey;
  readonly at?: string | undefined;
  readonly look: 'done' | 'now' | 'bad' | 'later';
}

function stepsOf({ state, appliedAt, reviewedAt, decidedAt }: RewardApplication): Step[] {
  const sent: Step = { key: 'promotions.applications.sent', at: appliedAt, look: 'done' };
  const seen = { key: 'promotions.applications.reviewing', at: reviewedAt } as const;
  switch (state) {
    case 'applying':
    case 'process':
      return [
        sent,
        { ...seen, look: state === 'process' ? 'now' : 'later' },
        { key: 'promotions.applications.decision', look: 'later' },
      ];
    case 'rejected':
      return [sent, { key: 'promotions.applications.refused', at: decidedAt, look: 'bad' }];
    case 'issued':
      return [sent, { key: 'promotions.applications.given', at: decidedAt, look: 'done' }];
  }
}

interface ApplicationCardProps {
  readonly application: RewardApplication;
  /** Id of the promotion to apply for again. */
  readonly again: number | undefined;
}

/** One application: promotion, state, what happened when, and why it was refused. */
export function ApplicationCard({ application, again }: ApplicationCardProps) {
  const { t, format } = useWords();
  const imageUrl = useImageUrl();
  const { title, image, state, appliedAt, pictures, reason } = application;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        {image !== '' && <img src={imageUrl(image)} alt="" width={52} height={52} />}
        <div>
          <h3>{title === '' ? t('promotions.applications.gone') : title}</h3>
          <p>{t('promotions.applications.applied', { date: format.date(appliedAt) })}</p>
        </div>
        <Tag tone={TONES[state]}>{t(`promotions.applications.state.${state}`)}</Tag>
      </div>
      <ol className={styles.steps}>
        {stepsOf(application).map(({ key, at, look }) => (
          <li key={key} data-look={look}>
            <span>{t(key, { count: pictures.length })}</span>
            {at !== undefined && (
              <time dateTime={at}>
                {format.dayMonth(at)} {format.time(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
      {reason !== undefined && (
        <Note icon="chat-circle-dots">{t('promotions.applications.reason', { reason })}</Note>
      )}
      {again !== undefined && (
        <Button size="md" width="block" href={`/m/applyReward?id=${again}`}>
          {t('promotions.applications.again')}
        </Button>
      )}
    </section>
  );
}
