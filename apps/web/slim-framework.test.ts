import { describe, expect, test } from 'vitest';
import { withoutDeveloperTexts, withoutFunctions } from './slim-framework.ts';

describe('functions that are left out', () => {
  const code = 'function a(x){return b(x)}function b(x){return x+1}export{a,b};';

  test('do nothing, or name themselves as a fault', () => {
    expect(withoutFunctions(code, { idle: ['b'], fault: [] })).toBe(
      'function a(x){return b(x)}function b(x){}export{a,b};',
    );
    expect(withoutFunctions(code, { idle: [], fault: ['b'] })).toContain(
      'function b(x){throw Error("left out: b")}',
    );
  });

  test('a name that the code has not, or has twice, fails the build', () => {
    expect(() => withoutFunctions(code, { idle: ['c'], fault: [] })).toThrow('function c');
    const twice = `${code}function d(){function a(){}}`;
    expect(() => withoutFunctions(twice, { idle: [], fault: ['a'] })).toThrow('function a');
  });
});

describe('a module of the router', () => {
  test('tells the place of a fault in its sources, and keeps what is no message', () => {
    const code = [
      'invariant(found, "The router found nothing at this place");',
      'warning(isKnown, `The path ${path} is no path of this router`);',
      'throw new Error("short");',
      'call("a long text that somebody reads on the screen");',
    ].join('\n');
    expect(withoutDeveloperTexts(code, 'router.js').split('\n')).toEqual([
      'invariant(found, "router.js:1");',
      'warning(isKnown, "router.js:2");',
      'throw new Error("short");',
      'call("a long text that somebody reads on the screen");',
    ]);
  });

  test('can lose a component that nobody uses', () => {
    const code = 'const Link = React.forwardRef(draw);\nLink.displayName = "Link";\n';
    expect(withoutDeveloperTexts(code, 'lib.js')).toBe(
      'const Link = /* @__PURE__ */ React.forwardRef(draw);\n\n',
    );
  });
});
