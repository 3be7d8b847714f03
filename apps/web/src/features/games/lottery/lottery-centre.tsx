import { categoryRecord } from '@maidan/contract/categories';
import { Button } from '#ui/action/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Section, SectionHeader } from '#ui/game/section.tsx';
import { TileGrid } from '#ui/game/tile-grid.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { Link } from '#ui/link.tsx';
import { ListGroup } from '#ui/list/list-row.tsx';
import { Text } from '#ui/text/text.tsx';
import type { TileGame } from '#platform/api/tile-game.ts';
import { useImageUrl } from '#platform/site/site.tsx';
import { useWords } from '#platform/words/words.tsx';
import type { Locale } from '@maidan/i18n';
import { gameHref, Tile } from '../tile.tsx';
import { Clock, ClockAnnouncement } from '../clocked/clock.tsx';
import {
  ClockedBody,
  ClockedHeading,
  ClockedRow,
  More,
  RaisedCard,
  ZoneNote,
} from '../clocked/clocked-list.tsx';
import { SealProof } from '../clocked/seal-proof.tsx';
import { Balls, useDrawTitle } from './draw-result.tsx';
import type { LotteryCategory } from './lottery-data.ts';
import { comingOf, drawnOf, resultsHref } from './lottery.model.ts';
import type { LotteriesView, LotteryView } from './lottery.model.ts';
import styles from './lottery.module.css';
import { useLotteries } from './use-lotteries.ts';

const PLAY_TYPES = ['trad', 'ent'] as const;

type Coming = ReturnType<typeof comingOf>[number];

/** The lotteries of a category: the next draw, those after it, the last results, and every game in one tap. */
export function LotteryCentre({
  category,
  language,
  first,
}: {
  category: LotteryCategory;
  language: Locale;
  first: LotteriesView;
}) {
  const { t } = useWords();
  const { view, nowMs } = useLotteries(category, language, first);
  const [next, ...later] = comingOf(view.lotteries);
  return (
    <>
      <ClockedBody>
        {view.isSilent && <Note tone="info">{t('games.lottery.silent')}</Note>}
        {next && <NextDraw lottery={next} nowMs={nowMs} />}
        {later.length > 0 && <LaterDraws lotteries={later} nowMs={nowMs} />}
        <LastResults category={category} view={view} />
      </ClockedBody>
      <Games lotteries={view.lotteries} />
    </>
  );
}

function Cover({ game, isLarge }: { game: TileGame; isLarge?: boolean }) {
  const imageUrl = useImageUrl();
  const size = isLarge ? 76 : 52;
  return (
    <img
      className={isLarge ? styles.coverLarge : styles.cover}
      src={imageUrl(game.square ?? game.cover)}
      alt=""
      width={size}
      height={size}
      decoding="async"
    />
  );
}

function NextDraw({ lottery, nowMs }: { lottery: Coming; nowMs: number }) {
  const { t, format } = useWords();
  const { game, drum, next } = lottery;
  return (
    <RaisedCard as="section" labelledBy="next-draw">
      <h2 id="next-draw" className={styles.nextTitle}>
        {t('games.lottery.next')}
      </h2>
      <div className={styles.row}>
        <Cover game={game} isLarge />
        <div className={styles.words}>
          <Text as="h3" size="h3">
            {game.name}
          </Text>
          <Text size="caption" tone="2" isFigure>
            {drum && <Drum {...drum} />} {t('games.lottery.number', { number: next.drawNo })}
          </Text>
        </div>
      </div>
      <div className={styles.nextFoot}>
        <div className={styles.words}>
          <Text size="caption" tone="3" isFigure>
            {t('games.lottery.at', { time: format.time(next.drawsAt) })}
          </Text>
          <Clock at={next.drawsAt} nowMs={nowMs} due={t('games.lottery.drawing')} size="large" />
          <ClockAnnouncement
            at={next.drawsAt}
            nowMs={nowMs}
            soon={t('games.lottery.said_soon', { name: game.name })}
            due={t('games.lottery.said_drawing', { name: game.name })}
          />
        </div>
        <Button
          kind="primary"
          isFlat
          href={gameHref(game)}
          aria-label={t('games.lottery.play', { name: game.name })}
        >
          {t('games.play.launch')}
        </Button>
      </div>
    </RaisedCard>
  );
}

/** What a draw draws: so many numbers of so many, or digits. */
function Drum({ size, count, isDigits = false }: NonNullable<LotteryView['drum']>) {
  const { t } = useWords();
  return isDigits ? t('games.lottery.digits', { count }) : t('games.lottery.drum', { size, count });
}

/** Draws after the next one that are shown at once. */
const LATER_DRAWS = 4;

function LaterDraws({ lotteries, nowMs }: { lotteries: readonly Coming[]; nowMs: number }) {
  const { t } = useWords();
  const rest = lotteries.slice(LATER_DRAWS);
  return (
    <section aria-labelledby="later-draws">
      <ClockedHeading id="later-draws" aside={<ZoneNote />}>
        {t('games.lottery.later')}
      </ClockedHeading>
      <DrawList lotteries={lotteries.slice(0, LATER_DRAWS)} nowMs={nowMs} />
      {rest.length > 0 && (
        <More label={t('games.lottery.more', { count: rest.length })}>
          <DrawList lotteries={rest} nowMs={nowMs} />
        </More>
      )}
    </section>
  );
}

function DrawList({ lotteries, nowMs }: { lotteries: readonly Coming[]; nowMs: number }) {
  const { t, format } = useWords();
  return (
    <ul className={styles.later}>
      {lotteries.map(({ game, next }) => (
        <li key={`${game.vendor}/${game.nodeId}`}>
          <Link className={styles.draw} href={gameHref(game)}>
            <Cover game={game} />
            <span className={styles.words}>
              <Text as="b" size="strong">
                {game.name}
              </Text>
              <Text as="span" size="caption" tone="3" isFigure>
                {t('games.lottery.number_at', {
                  number: next.drawNo,
                  time: format.time(next.drawsAt),
                })}
              </Text>
            </span>
            <Clock at={next.drawsAt} nowMs={nowMs} due={t('games.lottery.drawing')} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LastResults({ category, view }: { category: LotteryCategory; view: LotteriesView }) {
  const { t } = useWords();
  const drawTitle = useDrawTitle(view.serverNow);
  const drawn = drawnOf(view.lotteries);
  const path = `/m/${categoryRecord(category).path}`;
  if (drawn.length === 0 && comingOf(view.lotteries).length === 0) return null;
  return (
    <section aria-labelledby="last-results">
      <ClockedHeading id="last-results">{t('games.lottery.last')}</ClockedHeading>
      {drawn.length === 0 ? (
        <Text size="small" tone="2">
          {t('games.lottery.none')}
        </Text>
      ) : (
        <ListGroup label={t('games.lottery.last')}>
          {drawn.map(({ game, gameCode, last }) => (
            <ClockedRow key={`${game.vendor}/${game.nodeId}`} isTight>
              <div className={styles.resultHead}>
                <Link
                  className={styles.resultLink}
                  href={resultsHref(path, { vendor: game.vendor, gameCode })}
                  aria-label={t('games.lottery.all_of', { name: game.name })}
                >
                  {game.name}
                </Link>
                <Text as="span" size="caption" tone="3" isFigure>
                  {drawTitle(last)}
                </Text>
              </div>
              <Balls result={last} />
              <SealProof of="lottery" commitment={last.commitment} seed={last.seed} />
            </ClockedRow>
          ))}
        </ListGroup>
      )}
      <p className={styles.note}>
        <Icon name="info-duotone" size={18} />
        {t('games.lottery.bets')}
      </p>
    </section>
  );
}

function Games({ lotteries }: { lotteries: readonly LotteryView[] }) {
  const { t } = useWords();
  return PLAY_TYPES.map((playType) => {
    const games = lotteries.filter((one) => one.playType === playType);
    if (games.length === 0) return null;
    return (
      <Section key={playType}>
        <SectionHeader title={t(`games.lottery.kind.${playType}`)} />
        <TileGrid>
          {games.map(({ game }) => (
            <Tile key={`${game.vendor}/${game.nodeId}`} game={game} hasVendor />
          ))}
        </TileGrid>
      </Section>
    );
  });
}
