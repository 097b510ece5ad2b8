import { BlockList, isIP } from 'node:net'
import { canonicalAddress } from '@/lib/clientAddress'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether an address is one of our own proxies. */
export type IsTrusted = (address: string) => boolean

/**
 * @param entries addresses and networks of TRUSTED_PROXIES, checked by `lib/env.ts`
 * @returns a function for addresses as `canonicalAddress` gives them
 */
export const trustedProxies = (entries: readonly string[]): IsTrusted => {
  const list = new BlockList()
  for (const entry of entries) {
    const [network = '', bits] = entry.split('/')
    if (bits === undefined) {
      const address = canonicalAddress(network) ?? network
      list.addAddress(address, familyOf(address))
    } else list.addSubnet(network, Number(bits), familyOf(network))
  }
  // Without configured proxies, the usual case, no address needs to be parsed.
  if (entries.length === 0) return () => false
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
