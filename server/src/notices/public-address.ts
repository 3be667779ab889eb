import { BlockList, isIP } from 'node:net';

/** Networks that are not the open internet (RFC 6890 and what came after): our own machines may answer there. */
const hidden = new BlockList();
const networks: readonly [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];
for (const [address, bits, family] of networks) hidden.addSubnet(address, bits, family);

/** The only IPv6 addresses given out to the world; within them some that lead back into IPv4 or nowhere. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const detours = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  detours.addSubnet(address, bits, 'ipv6');

/** Whether an address belongs to the open internet: to no machine of ours, and no neighbour's. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !hidden.check(address, 'ipv4');
  if (family === 6) return world.check(address, 'ipv6') && !detours.check(address, 'ipv6');
  return false;
}
