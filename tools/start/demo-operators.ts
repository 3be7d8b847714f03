import { alignedRows, readDemoList } from './demo-accounts.ts';

/** The file of the data folder in which the api lists the operators of the demo. */
export const demoOperatorsFile = 'demo-operators.json';

/** An operator of the demo that the api made. */
export interface DemoOperator {
  mail: string;
  role: string;
  password: string;
  /** The secret of the second factor, as authenticator apps take it. */
  totpSecret: string;
}

/** The operators of the demo of a data folder; empty when the list is missing. */
export function readDemoOperators(dataFolder: string): DemoOperator[] {
  return readDemoList(dataFolder, demoOperatorsFile).filter(isDemoOperator);
}

/** The operators as aligned lines for the terminal. */
export function describeDemoOperators(operators: DemoOperator[]): string[] {
  return alignedRows(
    operators.map(({ mail, password, totpSecret }) => [mail, password, totpSecret]),
    operators.map(({ role }) => role),
  );
}

function isDemoOperator(value: unknown): value is DemoOperator {
  if (typeof value !== 'object' || value === null) return false;
  const { mail, role, password, totpSecret } = value as Partial<DemoOperator>;
  return [mail, role, password, totpSecret].every((part) => typeof part === 'string');
}
