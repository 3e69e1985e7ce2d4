// Where an attempt to come in comes from, as it is kept and as it is counted.

import { isIPv6 } from 'node:net'

export interface RequestOrigin {
  /** The network address, as the person may read it. */
  readonly address: string
  /** What is counted: an address of the old kind, or the network that a house has of the new kind. */
  readonly network: string
  /** The browser or program, as it names itself. */
  readonly agent: string | null
}

export function requestOriginOf(ip: string, agent: string | undefined): RequestOrigin {
  const address = ip.replaceAll(/\p{Cc}/gu, '').slice(0, 64)
  return { address, network: networkOf(address), agent: agent?.slice(0, 300) ?? null }
}

/** Whoever has one address of the new kind has 2^64 of them. */
function networkOf(address: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (old) return old
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [front = '', back] = plain.toLowerCase().split('::')
  const before = groupsIn(front)
  const after = groupsIn(back ?? '')
  const missing = Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The last group may be an address of the old kind, which stands for two. */
function groupsIn(text: string): readonly string[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap(group => (group.includes('.') ? ['0', '0'] : [group]))
}
