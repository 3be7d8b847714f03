import { expect, test } from 'vitest';
import { styleOrderCheck } from './style-order.ts';

const findings = (text: string, path = 'apps/arcade/client/src/games/dice/room.ts') =>
  styleOrderCheck.run([{ path, text }]);

test.each([
  "import './dice.css';\nimport { die } from '../parts/dice/die.ts';\n",
  "import { a } from './a.ts';\nimport './dice.css';\nimport { b } from './b.ts';\n",
  "import './dice.css';\nimport './faces.css';\nimport type { Die } from './die.ts';\n",
])('a module of a game whose styles come before those of its parts is refused', (text) => {
  expect(findings(text)).toHaveLength(1);
});

test('one whose styles come last passes, and so does one of another app', () => {
  const last =
    "import { die } from '../parts/dice/die.ts';\nimport './dice.css';\n\nconst a = 1;\n";
  expect(findings(last)).toEqual([]);
  const first = "import './page.css';\nimport { a } from './a.ts';\n";
  expect(findings(first, 'apps/cashier/src/page.ts')).toEqual([]);
});
