import { toLatinDigits } from '@maidan/contract/digits';
import type { TestApp } from './test-app.ts';

const held = new WeakMap<TestApp['app'], Map<string, string>>();

/** The last digits of a number, which are the same in every way of writing it. */
function endOf(number: unknown): string {
  return toLatinDigits(String(number)).replaceAll(/\D/g, '').slice(-9);
}

/** Stores the handle of the newest code of a number, as the asking browser does. */
export function keepCodeHandle(of: TestApp, number: string, handle: string | undefined): void {
  const handles = held.get(of.app) ?? new Map<string, string>();
  held.set(of.app, handles);
  if (handle !== undefined) handles.set(endOf(number), handle);
}

/** The handle of the newest code of a number; empty when none was asked for. */
export function codeHandleOf(of: TestApp, number: unknown): string {
  return held.get(of.app)?.get(endOf(number)) ?? '';
}
