/** The parts of a CycloneDX bill of materials that are compared with the lock file. */
export interface Bill {
  readonly components?: readonly BillComponent[];
}

interface BillComponent {
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly components?: readonly BillComponent[];
}

/** The parts of the lock file that tell what an installation without development packages contains. */
export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Packages with their versions that `npm ci --omit=dev` installs on some platform. */
export function installedInProduction({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([path, { version, dev, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const isInstalled = path.includes('node_modules/') && dev !== true && link !== true;
    return isInstalled ? [`${name}@${version}`] : [];
  });
}

/** Packages of a production installation that a bill does not name. */
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
