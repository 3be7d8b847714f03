import type { LocalText } from '../model.ts';

/** Banner groups (BANNER rows, ENTITY-33) and types (ENTITY-34); both are asked for by name. */
export type BannerGroup =
  | 'm_home'
  | 'm_promotion'
  | 'm_video'
  | 'm_game'
  | 'm_reg'
  | 'm_rng'
  | 'm_sports'
  | 'm_pvp'
  | 'm_live'
  | 'm_fish'
  | 'm_lott'
  | 'm_elott'
  | 'm_slot'
  | 'm_crash'
  | 'm_bingo'
  | 'm_jackpot'
  | 'm_feature'
  | 'm_inhouse'
  | 'm_jl'
  | 'm_rtg'
  | 'm_esports'
  | 'm_cockfight';

/** A banner (ENTITY-32). Files are paths below `demo/assets`; the text is HTML on top of them. */
export interface DemoBanner {
  readonly id: string;
  readonly groupName: BannerGroup;
  /** Shown on these sites only; without it on every site. */
  readonly sites?: readonly string[];
  readonly kicker: LocalText;
  readonly title: LocalText;
  readonly callToAction: LocalText;
  /** In-app path. */
  readonly linkage: string;
  /** 960 by 420 pixels; smaller versions are beside it. */
  readonly file: string;
}

/** An announcement (ENTITY-28). Days count from the day of seeding; its HTML uses the allow-list only. */
export interface DemoAnnouncement {
  readonly id: number;
  readonly types: 'Player' | 'Pop_Up' | 'Banner';
  /** What it is about. */
  readonly kind: 'maintenance' | 'game' | 'promotion' | 'security' | 'money' | 'news';
  readonly groupName: string;
  readonly title: LocalText;
  readonly content: LocalText;
  readonly startsInDays: number;
  /** Without it the announcement has no end. */
  readonly endsInDays?: number;
  /** In-app path, or empty. */
  readonly url: string;
  /** The image with sequence 1 is the cover (ENTITY-29). */
  readonly images: readonly { readonly file: string; readonly sequence: number }[];
}

/** What a promotion is in plain words and figures; the api works its example out. Amounts are minor units. */
export interface DemoPromotionWay {
  readonly kind: 'credits' | 'taking_part';
  readonly summary: LocalText;
  readonly terms: Partial<
    Record<'who' | 'what' | 'when' | 'how' | 'wagering' | 'excluded', LocalText>
  >;
  readonly figures?: {
    readonly basis: 'balance';
    readonly amountsMinor: readonly number[];
    readonly steps: readonly { readonly fromMinor: number; readonly rewardMinor: number }[];
  };
  readonly act: 'join' | 'apply' | 'play';
  readonly actPath?: string;
}

/** A promotion (ENTITY-30). Days count from the day of seeding; its HTML uses the allow-list only. */
export interface DemoPromotion {
  readonly id: number;
  readonly linkedPromotionId: number;
  readonly title: LocalText;
  readonly content: LocalText;
  readonly startsInDays: number;
  /** Set only when `noExpiry` is 0. */
  readonly endsInDays?: number;
  /** 1 means long term. */
  readonly noExpiry: 0 | 1;
  /** `process` while it runs by itself; `join` while members can take part. */
  readonly status: 'process' | 'join';
  readonly promoAnnouncementCategoryIds: readonly number[];
  readonly imageRequired: 'Y' | 'N';
  readonly remarkRequired: 'Y' | 'N';
  readonly file: string;
}

/** A presenter of a live game. */
export interface DemoPresenter {
  readonly id: string;
  readonly name: LocalText;
  /** What readers have to know of the presenter. */
  readonly note: LocalText;
  readonly vendor: string;
  readonly nodeId: number;
  /** Path below `demo/assets`. */
  readonly file: string;
  /** Hours of every day in the site's time zone. */
  readonly from: string;
  readonly to: string;
  readonly isFeatured: boolean;
}

/** A help item (ENTITY-46) with its sub-items; its HTML uses the allow-list only. */
export interface DemoHelpItem {
  readonly tag: string;
  /** The day on which this text was fixed; terms and privacy are accepted by version. */
  readonly version: string;
  readonly title: LocalText;
  readonly content: LocalText;
  readonly children: readonly { readonly title: LocalText; readonly content: LocalText }[];
}

/** A customer-service entry (ENTITY-35); `path` is plain here and encoded on the wire (CS-05). */
export interface DemoServiceItem {
  readonly csType: 'LIVECHAT' | 'TELEGRAM' | 'FACEBOOK';
  readonly title: LocalText;
  readonly path: string;
}

/** A message in the inbox of every demo member. */
export interface DemoInboxMessage {
  readonly id: string;
  readonly title: LocalText;
  /** Plain text. */
  readonly body: LocalText;
}
