import { networkInterfaces } from 'node:os';

/** The address by which other devices on the network reach this machine, if it has one. */
export function lanAddress(interfaces = networkInterfaces()): string | undefined {
  const found = Object.entries(interfaces)
    .flatMap(([name, addresses]) => (addresses ?? []).map((address) => ({ name, ...address })))
    .filter((address) => address.family === 'IPv4' && !address.internal);
  // A cable or radio comes before the bridges that containers and virtual machines make.
  const real = found.find(
    (address) => !/^(docker|br-|veth|virbr|vmnet|zt|tun|tap)/.test(address.name),
  );
  return (real ?? found[0])?.address;
}
