import { CLIENT_ADDRESS_HEADER } from '@/domain/shared/text/headerNames'
import { countedAddress } from '@/lib/clientAddress'

/**
 * The client address for rate limits: an IPv4 address or an IPv6 network of 64 bits. Our server
 * sets the header for every request; without it all clients share one unknown address.
 */
export const clientIp = (headers: Headers): string =>
  countedAddress(headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown')
