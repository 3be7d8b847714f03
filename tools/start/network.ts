import { networkInterfaces } from 'node:os';

/** The address at which other devices on the network reach this machine, if there is one. */
export function lanAddress(interfaces = networkInterfaces()): string | undefined {
  const found = Object.entries(interfaces)
    .flatMap(([name, addresses]) => (addresses ?? []).map((address) => ({ name, ...address })))
    .filter((address) => address.family === 'IPv4' && !address.internal);
  // An interface of a cable or radio is preferred to the bridges of containers and virtual machines.
  const real = found.find(
    (address) => !/^(docker|br-|veth|virbr|vmnet|zt|tun|tap)/.test(address.name),
  );
  return (real ?? found[0])?.address;
}
