// Writes a small file in MaxMind's format, as https://maxmind.github.io/MaxMind-DB/ describes it: a binary tree over the
// bits of addresses, a data section and metadata.
import { writeFileSync } from 'node:fs';

const METADATA_MARK = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
const SEPARATOR_BYTES = 16;

type Value = string | number | { readonly [name: string]: Value };
type Node = [Node | number | undefined, Node | number | undefined];

/** Writes a file with a country for each network, such as `{ '203.0.113.0/24': 'BD' }`; IPv4 only. */
export function writeCountryFile(file: string, networks: Readonly<Record<string, string>>): void {
  const root: Node = [undefined, undefined];
  const data: Buffer[] = [];
  let dataBytes = 0;
  for (const [network, country] of Object.entries(networks)) {
    setNetwork(root, network, dataBytes);
    const record = encode({ country: { iso_code: country } });
    data.push(record);
    dataBytes += record.length;
  }
  const nodes = listNodes(root);
  const tree = Buffer.concat(nodes.map((node) => encodeNode(node, nodes)));
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: 'Test-Country',
    ip_version: 4,
    node_count: nodes.length,
    record_size: 24,
  });
  const parts = [tree, Buffer.alloc(SEPARATOR_BYTES), ...data, METADATA_MARK, metadata];
  writeFileSync(file, Buffer.concat(parts));
}

function setNetwork(root: Node, network: string, dataOffset: number): void {
  const [address = '', prefix = '32'] = network.split('/');
  const bits = address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
    .slice(0, Number(prefix));
  let node = root;
  for (const bit of bits.slice(0, -1)) {
    const side = Number(bit) as 0 | 1;
    const next = node[side];
    const below: Node = Array.isArray(next) ? next : [undefined, undefined];
    node[side] = below;
    node = below;
  }
  node[Number(bits.at(-1)) as 0 | 1] = dataOffset;
}

function listNodes(root: Node): Node[] {
  const nodes = [root];
  for (const node of nodes) nodes.push(...node.filter((side) => Array.isArray(side)));
  return nodes;
}

function encodeNode(node: Node, nodes: Node[]): Buffer {
  const record = Buffer.alloc(6);
  for (const [index, side] of node.entries()) {
    record.writeUIntBE(pointerOf(side, nodes), index * 3, 3);
  }
  return record;
}

/**
 * The value of a branch: a node's number, the number of nodes for an unknown network, or a higher number that points to
 * its data.
 */
function pointerOf(side: Node[number], nodes: Node[]): number {
  if (side === undefined) return nodes.length;
  return Array.isArray(side) ? nodes.indexOf(side) : nodes.length + SEPARATOR_BYTES + side;
}

function encode(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([control(2, value.length), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  const entries = Object.entries(value);
  const pairs = entries.flatMap(([name, inner]) => [encode(name), encode(inner)]);
  return Buffer.concat([control(7, entries.length), ...pairs]);
}

/** The byte before a value: its type in three bits, its size below 29 in five. */
function control(type: number, size: number): Buffer {
  if (size > 28) throw new Error('Longer values are not written here');
  return Buffer.from([(type << 5) | size]);
}
