import type { ConsoleCall } from './console-client.ts';

/** A command that is one call of the console, under the permission of the operator who signed in. */
export interface ConsoleCommand {
  /** What it does, in one line. */
  readonly summary: string;
  /** Options with a word on their value; those in `optional` may be left out. */
  readonly options: Readonly<Record<string, string>>;
  readonly optional?: readonly string[];
  readonly callOf: (args: Readonly<Record<string, string>>) => ConsoleCall;
  /** What is printed of the answer; all of it as JSON unless given. */
  readonly printed?: (answer: unknown) => string;
}

/** A part of an address. */
export const segment = (text: string | undefined) => encodeURIComponent(text ?? '');

/** Some of the options as a query; those that are absent are left out. */
export const queryOf = (names: readonly string[], args: Readonly<Record<string, string>>): string =>
  new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = args[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ).toString();

/** The option that names a site or the deployment. */
export const SITE_OR_ALL = {
  site: 'the id of a site, or * for what belongs to the deployment',
} as const;

/** The option that names a site. */
export const SITE = { site: 'the id of a site' } as const;

/** The options that name a member. */
export const MEMBER = { ...SITE, member: 'the id of a member, as search gives it' } as const;

/** The address of a member. */
export const memberPath = ({ site, member }: Readonly<Record<string, string>>): string =>
  `/sites/${segment(site)}/members/${segment(member)}`;
