import { canonicalAddress } from '@/lib/clientAddress'
import type { IsTrusted } from './trustedProxies'

/** A longer chain is forged. */
const MAX_HOPS = 30

/**
 * The client address of a request: the peer of the connection, or, if that is one of our proxies,
 * the right-most hop of `X-Forwarded-For` that is not. Entries to the left of it come from the
 * client and are not trusted.
 * @param args.peer address at the other end of the connection
 * @param args.forwardedFor the header, several lines joined by commas
 * @returns the address; `unknown` when the connection is gone already
 */
export const clientOf = (args: {
  peer: string | undefined
  forwardedFor: string | undefined
  isTrusted: IsTrusted
}): string => {
  const { peer = '', forwardedFor = '', isTrusted } = args
  let client = canonicalAddress(peer)
  if (client === null) return 'unknown'
  const hops = forwardedFor.split(',').slice(-MAX_HOPS).reverse()
  for (const hop of hops) {
    if (!isTrusted(client)) break
    const before = canonicalAddress(hop)
    // A trusted proxy that does not name its client: then the proxy counts as the client.
    if (before === null) break
    client = before
  }
  return client
}
