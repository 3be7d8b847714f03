/** A bill of materials in CycloneDX, as far as it is held against the lock file. */
export interface Bill {
  readonly components?: readonly BillComponent[];
}

interface BillComponent {
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly components?: readonly BillComponent[];
}

/** The lock file, as far as it says what an installation without development packages holds. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Packages, each with its version, that `npm ci --omit=dev` installs on one platform or another. */
export function installedInProduction({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { version, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const isInstalled = path.includes('node_modules/') && dev !== true && link !== true;
    return isInstalled ? [`${name}@${version}`] : [];
  });
}

/** Packages that a production installation holds and a bill does not name. */
export function missingFromBill(bill: Bill, lock: LockFile): string[] {
  const named = new Set(namesIn(bill.components ?? []));
  return [...new Set(installedInProduction(lock))].filter((name) => !named.has(name));
}

function namesIn(components: readonly BillComponent[]): string[] {
  return components.flatMap(({ group, name, version, components: inner }) => [
    `${group ? `${group}/` : ''}${name}@${version}`,
    ...namesIn(inner ?? []),
  ]);
}
