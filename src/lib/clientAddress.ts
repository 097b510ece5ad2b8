import { isIP } from 'node:net'
import { keepNewest } from '@/domain/shared/keepNewest'

/** `1.2.3.4:567` and `[2001:db8::1]:567`, as some proxies write a hop. */
const withoutPort = (text: string): string =>
  /^\[(?<inner>[^\]]+)\](:\d+)?$/.exec(text)?.groups?.inner ??
  /^(?<inner>\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.groups?.inner ??
  text

/** The eight groups of an IPv6 address without a zone. */
const groupsOf = (address: string): number[] => {
  // The URL parser normalizes every spelling, including an IPv4 suffix.
  const host = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = host.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

const isMapped = (groups: number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

const mappedIpv4 = (groups: number[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')

const spelled = (text: string): string | null => {
  const [address = ''] = withoutPort(text.trim()).split('%')
  const version = isIP(address)
  if (version === 0) return null
  if (version === 4) return address
  const groups = groupsOf(address)
  return isMapped(groups)
    ? mappedIpv4(groups)
    : new URL(`http://[${address}]`).hostname.slice(1, -1)
}

/**
 * Number of cached results: this is called for every request, mostly for the same few peers. Longer
 * texts are not addresses.
 */
const MAX_KNOWN = 1_000
const MAX_LENGTH = 64
const known = new Map<string, string | null>()

/**
 * The canonical spelling of an address.
 * @param text an IPv4 or IPv6 address, with or without a port, brackets or a zone
 * @returns the address, in IPv4 form if it is mapped into IPv6; null for anything else
 */
export const canonicalAddress = (text: string): string | null => {
  const address = known.get(text)
  if (address !== undefined) return address
  if (text.length > MAX_LENGTH) return spelled(text)
  return keepNewest(known, MAX_KNOWN, text, spelled(text))
}

/**
 * The address by which rate limits count: for IPv6 the network of 64 bits, because one subscriber
 * has at least 2^64 addresses.
 * @param address as `canonicalAddress` returns it; other text is returned unchanged
 */
export const countedAddress = (address: string): string =>
  isIP(address) === 6
    ? `${groupsOf(address)
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`
    : address
