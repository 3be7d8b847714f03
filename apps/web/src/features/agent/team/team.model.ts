/** What is chosen of a team, as the address has it. */
export interface TeamChoices {
  readonly show: 'tree' | 'list';
  /** The member at the head of the tree; empty for the reader. */
  readonly member: string;
  readonly level: number | undefined;
  readonly search: string;
  readonly order: 'account' | 'newest';
  readonly after: string;
}

/** Reads the choices of an address; what it lacks or has wrong means the tree of the whole team, or the whole list. */
export function readChoices(query: URLSearchParams): TeamChoices {
  const level = Number(query.get('level') ?? '');
  return {
    show: query.get('show') === 'list' ? 'list' : 'tree',
    member: (query.get('member') ?? '').slice(0, 64),
    level: Number.isInteger(level) && level >= 1 && level <= 99 ? level : undefined,
    search: (query.get('search') ?? '').trim().slice(0, 64),
    order: query.get('order') === 'newest' ? 'newest' : 'account',
    after: (query.get('after') ?? '').slice(0, 128),
  };
}
