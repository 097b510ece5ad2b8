import ipaddr from 'ipaddr.js'

/** Maximum number of networks of a client. */
export const MAX_NETWORKS = 20

const OCTET = '(0|[1-9]\\d{0,2})'
const BITS = '(/(0|[1-9]\\d{0,2}))?'
/** Without leading zeros: `ipaddr.js` reads `010.0.0.1` as octal, which is 8.0.0.1. */
const IPV4 = new RegExp(`^${OCTET}(\\.${OCTET}){3}${BITS}$`)
const IPV6 = new RegExp(`^[0-9a-f:.]*:[0-9a-f:.]*${BITS}$`, 'i')

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number]

const parse = (text: string): Network | null => {
  if (!IPV4.test(text) && !IPV6.test(text)) return null
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text)
    const address = ipaddr.parse(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  } catch {
    return null
  }
}

/**
 * Whether a text names an address or a network that requests can come from. IPv4 addresses written
 * as IPv6 never match, because an address is compared in its IPv4 form: they are refused.
 */
export const isNetwork = (text: string): boolean => {
  const [address] = parse(text) ?? []
  if (!address) return false
  return !(address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())
}

/**
 * Whether an address belongs to one of the networks.
 * @param address of the request; null or another text where it is not known
 * @param networks as they are stored; none: every address is allowed
 */
export const isInNetworks = (address: string | null, networks: readonly string[]): boolean => {
  if (networks.length === 0) return true
  if (address === null || !ipaddr.isValid(address)) return false
  const known = ipaddr.process(address)
  return networks.some((text) => {
    const network = parse(text)
    return network !== null && network[0].kind() === known.kind() && known.match(network as never)
  })
}
