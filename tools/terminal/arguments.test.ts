import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const options = { data: { type: 'string' }, fresh: { type: 'boolean' } } as const;
const read = (args: string[], takes?: 'options' | 'names') =>
  readArguments('npm run it', args, options, takes);

describe('arguments', () => {
  test('options are read in both spellings, and the rest in its order', () => {
    const { values, positionals } = read(['b', '--data=x', '--fresh', 'a', '-h'], 'names');
    expect({ ...values }).toEqual({ data: 'x', fresh: true, help: true });
    expect(positionals).toEqual(['b', 'a']);
    expect(read(['--data', 'y']).values.data).toBe('y');
  });

  test.each([
    [['--dta', 'x'], 'npm run it does not know the option --dta; npm run it -- --help lists them.'],
    [['-q'], 'npm run it does not know the option -q; npm run it -- --help lists them.'],
    [['--data'], 'The option --data needs a value; npm run it -- --help shows how.'],
    [['--data', '--fresh'], 'The option --data needs a value; npm run it -- --help shows how.'],
    [['--fresh=1'], 'The option --fresh takes no value; npm run it -- --help shows how.'],
    [['--help=1'], 'The option --help takes no value; npm run it -- --help shows how.'],
    [
      ['more'],
      'npm run it does not know what to do with "more"; npm run it -- --help lists what it takes.',
    ],
  ])('%j is one sentence', (args, sentence) => {
    expect(() => read(args)).toThrow(sentence);
  });
});
