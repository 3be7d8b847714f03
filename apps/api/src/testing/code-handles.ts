import { toLatinDigits } from '@maidan/contract/digits';
import type { TestApp } from './test-app.ts';

const held = new WeakMap<TestApp['app'], Map<string, string>>();

/** The end of a number, by which it is the same in every way of writing it. */
function endOf(number: unknown): string {
  return toLatinDigits(String(number)).replaceAll(/\D/g, '').slice(-9);
}

/** Keeps the handle of the newest code of a number, as the browser that asked for it does. */
export function keepCodeHandle(of: TestApp, number: string, handle: string | undefined): void {
  const handles = held.get(of.app) ?? new Map<string, string>();
  held.set(of.app, handles);
  if (handle !== undefined) handles.set(endOf(number), handle);
}

/** The handle of the newest code that was asked for a number; empty when there was none. */
export function codeHandleOf(of: TestApp, number: unknown): string {
  return held.get(of.app)?.get(endOf(number)) ?? '';
}
