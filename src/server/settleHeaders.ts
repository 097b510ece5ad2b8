import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  CLIENT_ADDRESS_HEADER,
  FORWARDED_PROTOCOL_HEADER,
  REQUEST_ID_HEADER,
} from '@/domain/shared/text/headerNames'
import { canonicalAddress } from '@/lib/clientAddress'
import { clientOf } from './clientOf'
import { isHost } from './refuseRequest'
import type { IsTrusted } from './trustedProxies'

/** Headers that a client must not set: only our proxies or this server know their values. */
const OURS = /^(x-forwarded-.*|forwarded|x-real-ip|x-client-address|x-request-id)$/
const textOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value

/** Of several hops the last is the one our own proxy wrote. */
const lastOf = (value: string | undefined) => value?.split(',').at(-1)?.trim()

/**
 * Replaces the headers in which a client describes itself by trusted values.
 * @param request changed in place: `X-Forwarded-For`, `-Proto` and `-Host` keep only the values of
 *   a trusted proxy; CLIENT_ADDRESS_HEADER and REQUEST_ID_HEADER are set by us
 * @param isTrusted whether an address is a proxy of ours
 * @returns the id of the request
 */
export const settleHeaders = (request: IncomingMessage, isTrusted: IsTrusted): string => {
  const { headers, socket } = request
  const peer = socket.remoteAddress
  const isProxied = isTrusted(canonicalAddress(peer ?? '') ?? '')
  const said = (name: string) => (isProxied ? lastOf(textOf(headers[name])) : undefined)
  const protocol = said(FORWARDED_PROTOCOL_HEADER)
  const host = said('x-forwarded-host')
  const client = clientOf({ peer, forwardedFor: textOf(headers['x-forwarded-for']), isTrusted })

  for (const name of Object.keys(headers)) {
    if (OURS.test(name)) delete headers[name]
  }
  const id = randomUUID()
  if (host !== undefined && isHost(host)) headers.host = host
  headers.host ??= 'localhost'
  headers['x-forwarded-host'] = headers.host
  headers[FORWARDED_PROTOCOL_HEADER] = protocol === 'https' ? 'https' : 'http'
  headers['x-forwarded-for'] = client
  headers[CLIENT_ADDRESS_HEADER] = client
  headers[REQUEST_ID_HEADER] = id
  return id
}
