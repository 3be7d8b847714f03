import { describe, expect, test } from 'vitest';
import {
  hasMore,
  listCall,
  listHref,
  readListQuery,
  readPage,
  WHOLE_LIST,
  withName,
  withTab,
  withVendor,
} from './list-query.model.ts';
import type { ListQuery, PresetReading } from './list-query.model.ts';

const site: PresetReading = {
  presetDialect: 'rng',
  vendors: { inHouse: ['KH', 'KX'], esports: ['BJ'], cockfight: ['MR'] },
};
const read = (search: string) => readListQuery(new URLSearchParams(search));
const paramsOf = (query: Partial<ListQuery>, category: Parameters<typeof listCall>[0] = 'RNG') => {
  const call = listCall(category, { ...WHOLE_LIST, ...query }, site);
  if (call.source !== 'games') throw new Error(`Another list: ${call.source}`);
  return call.params;
};

describe('the filters of an address', () => {
  test('CAT-09 vassalage, gameClassify, dataType and gameType are read on entry', () => {
    expect(read('vassalage=JL,PG&gameClassify=Crash&gameType=FISH')).toEqual({
      ...WHOLE_LIST,
      vendors: 'JL,PG',
      gameClassify: 'Crash',
      gameType: 'FISH',
    });
    expect(read('dataType=hot').dataType).toBe('hot');
  });

  test('LIST-01 the data type is one of six, and anything else counts as all', () => {
    const types = ['all', 'hot', 'new', 'favourite', 'recent', 'search'];
    expect(types.map((type) => read(`dataType=${type}`).dataType)).toEqual(types);
    expect(read('dataType=everything').dataType).toBe('all');
  });

  test('CAT-09 malformed filters are ignored', () => {
    expect(read('vassalage=<script>&gameClassify=a b&gameType=../x&minBet=-1&minLine=abc')).toEqual(
      WHOLE_LIST,
    );
  });

  test('LIST-22 the classifies HOT, FAV and RECENT override the data type', () => {
    expect(
      [read('gameClassify=HOT'), read('gameClassify=FAV'), read('gameClassify=RECENT')].map(
        ({ dataType, gameClassify }) => [dataType, gameClassify],
      ),
    ).toEqual([
      ['hot', ''],
      ['favourite', ''],
      ['recent', ''],
    ]);
  });

  test('LIST-04 a name makes the data type all and clears the bet and line filters', () => {
    expect(read('gameName=moon&dataType=hot&minBet=5&minLine=3')).toEqual({
      ...WHOLE_LIST,
      gameName: 'moon',
    });
    expect(
      withName({ ...WHOLE_LIST, dataType: 'new', minBet: '5', minLine: '3' }, ' moon '),
    ).toEqual({ ...WHOLE_LIST, gameName: 'moon' });
  });

  test('LIST-25 filters of bet and line stay in the address, although there is no control for them', () => {
    expect(listHref('/m/slot', read('minBet=500&minLine=9'))).toBe('/m/slot?minBet=500&minLine=9');
    expect(paramsOf(read('minBet=500&minLine=9'))).toMatchObject({ minBet: 500, minLine: 9 });
  });

  test('LIST-11 the page of an address without script is a whole number from 1', () => {
    expect(
      ['page=3', 'page=0', 'page=x', ''].map((search) => readPage(new URLSearchParams(search))),
    ).toEqual([3, 1, 1, 1]);
    expect(listHref('/m/slot', WHOLE_LIST, 2)).toBe('/m/slot?page=2');
    expect(listHref('/m/slot', WHOLE_LIST, 1)).toBe('/m/slot');
  });

  test('CAT-09 an address that was written is read back the same', () => {
    const query: ListQuery = {
      ...WHOLE_LIST,
      vendors: 'JL,PG',
      gameClassify: 'BG',
      gameName: 'চাঁদ & moon',
    };
    expect(
      readListQuery(new URL(listHref('/m/rng-games', query), 'http://here').searchParams),
    ).toEqual(query);
  });
});

describe('choosing a filter', () => {
  test('LIST-03 a vendor makes the data type all and clears name and bet filters', () => {
    const query: ListQuery = { ...WHOLE_LIST, dataType: 'hot', gameName: 'moon', minBet: '5' };
    expect(withVendor(query, 'PG', false)).toEqual({ ...WHOLE_LIST, vendors: 'PG' });
  });

  test('LIST-03 the classify stays if the vendor has games of it', () => {
    const query: ListQuery = { ...WHOLE_LIST, gameClassify: 'Crash' };
    expect([
      withVendor(query, 'PG', true).gameClassify,
      withVendor(query, 'PG', false).gameClassify,
    ]).toEqual(['Crash', '']);
  });

  test('LIST-02 hot, new and favourites set the data type and clear the classify', () => {
    const query: ListQuery = { ...WHOLE_LIST, gameClassify: 'Crash', vendors: 'JL' };
    for (const dataType of ['hot', 'new', 'favourite'] as const) {
      expect(withTab(query, { dataType })).toEqual({ ...WHOLE_LIST, dataType, vendors: 'JL' });
    }
    expect(withTab({ ...query, dataType: 'hot' }, { gameClassify: 'BG' })).toMatchObject({
      dataType: 'all',
      gameClassify: 'BG',
    });
  });
});

describe('what a list asks for', () => {
  test('LIST-21 new sends an empty type, isNew as 1 and no classify', () => {
    expect(paramsOf({ dataType: 'new' }, 'BINGO')).toMatchObject({
      gameType: '',
      isNew: '1',
      isHot: '',
      gameClassify: '',
    });
  });

  test('LIST-02 hot keeps the type and carries no classify', () => {
    expect(paramsOf({ dataType: 'hot' }, 'BINGO')).toMatchObject({
      gameType: 'RNG',
      isHot: '1',
      isNew: '',
      gameClassify: '',
    });
  });

  test('LIST-22 favourites and recent games have their own lists', () => {
    expect(listCall('LIVE', { ...WHOLE_LIST, dataType: 'favourite', vendors: 'BL' }, site)).toEqual(
      { source: 'favourites', params: { gameType: 'LIVE', vendor: 'BL' } },
    );
    expect(listCall('RNG', { ...WHOLE_LIST, dataType: 'recent' }, site).source).toBe('recent');
  });

  test('CAT-15 a category asks for its preset unless a filter says otherwise', () => {
    expect(paramsOf({}, 'SLOT')).toMatchObject({
      gameType: 'RNG',
      gameClassify: 'SM',
      vendors: '',
    });
    expect(paramsOf({}, 'INHOUSE')).toMatchObject({ gameType: 'RNG', vendors: 'KH,KX' });
    expect(paramsOf({ vendors: 'PG' }, 'SLOT')).toMatchObject({
      gameClassify: 'SM',
      vendors: 'PG',
    });
    expect(paramsOf({ vendors: 'BJ' }, 'ESPORTS')).toMatchObject({
      gameType: 'SPORTS',
      vendors: 'BJ',
    });
  });

  const inDialect = (category: Parameters<typeof listCall>[0], presetDialect: 'rng' | 'slot') => {
    const asked = listCall(category, WHOLE_LIST, { ...site, presetDialect });
    return asked.source === 'games' && [asked.params.gameType, asked.params.gameClassify];
  };

  test('CAT-14 bingo asks for RNG with BG, or for slot with BG in the other dialect', () => {
    expect(inDialect('BINGO', 'rng')).toEqual(['RNG', 'BG']);
    expect(inDialect('BINGO', 'slot')).toEqual(['slot', 'BG']);
  });

  test('CAT-16 crash asks for RNG with Crash in both dialects', () => {
    expect(inDialect('CRASH', 'rng')).toEqual(['RNG', 'Crash']);
    expect(inDialect('CRASH', 'slot')).toEqual(['RNG', 'Crash']);
  });

  test('CAT-17 jackpots ask for RNG with JP, or for slot with JP in the other dialect', () => {
    expect(inDialect('JACKPOT', 'rng')).toEqual(['RNG', 'JP']);
    expect(inDialect('JACKPOT', 'slot')).toEqual(['slot', 'JP']);
  });

  test('CAT-18 feature buy asks for RNG with FeatureBuy by default, for slot in the other dialect', () => {
    expect(inDialect('FEATURE', 'rng')).toEqual(['RNG', 'FeatureBuy']);
    expect(inDialect('FEATURE', 'slot')).toEqual(['slot', 'FeatureBuy']);
  });

  test('SHELL-20 a list without a category is narrowed by its filters alone', () => {
    const query = { ...WHOLE_LIST, dataType: 'search' as const, gameName: 'moon' };
    expect(listCall(undefined, query, site)).toEqual({
      source: 'games',
      params: {
        gameType: '',
        vendors: '',
        gameClassify: '',
        gameName: 'moon',
        isHot: '',
        isNew: '',
        clientType: '2',
      },
    });
  });

  test('API-36 a search by name carries clientType 2, and a list that is only narrowed does not', () => {
    expect(paramsOf(read('gameName=moon'), 'SLOT')).toMatchObject({ clientType: '2' });
    for (const query of ['', 'gameClassify=SM', 'dataType=hot', 'minBet=5'])
      expect(paramsOf(read(query), 'SLOT'), query).not.toHaveProperty('clientType');
  });

  test('SHELL-19 /m/slot-games asks for the classify FeatureBuy', () => {
    expect(paramsOf(read('gameClassify=FeatureBuy'), 'FEATURE')).toMatchObject({
      gameType: 'RNG',
      gameClassify: 'FeatureBuy',
    });
  });

  test('LIST-08 there is more exactly as long as the page is not the last one', () => {
    expect([
      hasMore({ pageNum: 1, totalPages: 2 }),
      hasMore({ pageNum: 2, totalPages: 2 }),
      hasMore({ pageNum: 1, totalPages: 0 }),
    ]).toEqual([true, false, false]);
  });
});
