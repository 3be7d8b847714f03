import { expect, test } from 'vitest';
import { compileModulesAhead } from './compile-ahead.ts';

const wrap = 'const t=f=>{let m;return()=>m??(f(m={exports:{}}.exports,{exports:m}),m)};';

test('the bodies of wrapped modules are in parentheses, and work as before', () => {
  const built = `${wrap}var a=t(e=>{e.x=1}),b=t((e,n)=>{n.exports.y=(()=>{return a().x+1})()});globalThis.seen=[a().x,b().y];`;
  const ahead = compileModulesAhead(built);
  expect(ahead).toContain('a=t((function(e){e.x=1})),b=t((function(e,n){');
  // What is called later stays as it is: compiled ahead it would only cost.
  expect(ahead).toContain('(()=>{return a().x+1})()');
  const run = (code: string): unknown => {
    new Function(code)();
    return (globalThis as { seen?: unknown }).seen;
  };
  expect(run(ahead)).toEqual(run(built));
});

test('a body that would lose its meaning is left alone', () => {
  const built =
    'var a=t(e=>{e.x=1}),b=t(async()=>{await 1}),c=t(e=>e);function d(){return g(()=>{h()})}';
  expect(compileModulesAhead(built)).toBe(built.replace('e=>{e.x=1}', '(function(e){e.x=1})'));
});

test('a build that wraps modules otherwise fails', () => {
  expect(() => compileModulesAhead('export const a=1;')).toThrow('No module is wrapped');
});
