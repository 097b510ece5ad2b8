import { canonicalAddress } from '@/lib/clientAddress'
import type { IsTrusted } from './trustedProxies'

/** A longer chain is forged. */
const MAX_HOPS = 30

/**
 * Where a request comes from: the peer of the connection, or, when that is a proxy of ours, the
 * right-most hop of `X-Forwarded-For` that is not. What stands left of it is what the client says of
 * itself.
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
