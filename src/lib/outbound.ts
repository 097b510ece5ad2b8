import { lookup as systemLookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isInNetworks } from './networks'

/**
 * Requests to addresses that users choose. They must not reach the internal network: each host is
 * resolved once, every resulting address is checked, the connection uses a checked address, and
 * redirects are not followed.
 */

const MAX_URL = 2_048
const LEAST_FREE_PORT = 1_024
const DEFAULT_TIMEOUT_MS = 15_000
/** Maximum bytes of a response that are read; then the connection is closed. */
const MAX_ANSWER = 64 * 1024

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address belongs to the public internet. IPv4 written as IPv6 is checked as IPv4;
 * ranges that embed IPv4 addresses (6to4, NAT64, Teredo, compatible) are never public.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  // The library classifies addresses without a meaning as unicast, such as ::127.0.0.1.
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6)
}

const isNamedNetwork = (address: string, networks: readonly string[]): boolean =>
  networks.length > 0 && isInNetworks(address, networks)

/** http only for the networks that the operator named; https also for public addresses. */
const mayReach = (address: string, isSecure: boolean, networks: readonly string[]): boolean =>
  isNamedNetwork(address, networks) || (isSecure && isPublicAddress(address))

/** The host of a URL as an address; null for a name. */
const literalOf = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0) return bare
  return /^(.*\.)?localhost\.?$/i.test(bare) ? '127.0.0.1' : null
}

export type TargetRefusal = 'invalidUrl' | 'addressRefused'

/**
 * Checks an address before it is stored. The addresses that its name resolves to are checked at
 * every request.
 * @param text as it was typed
 * @param networks private networks that may be reached, also over http
 * @returns null if it is allowed
 */
export const refuseTarget = (text: string, networks: readonly string[]): TargetRefusal | null => {
  if (text.length > MAX_URL || !URL.canParse(text)) return 'invalidUrl'
  const url = new URL(text)
  const isSecure = url.protocol === 'https:'
  const usual = isSecure ? 443 : 80
  const port = url.port === '' ? usual : Number(url.port)
  if (!isSecure && (url.protocol !== 'http:' || networks.length === 0)) return 'invalidUrl'
  if (url.username || url.password || text.includes('#')) return 'invalidUrl'
  if (port !== usual && port < LEAST_FREE_PORT) return 'invalidUrl'
  const literal = literalOf(url)
  return literal === null || mayReach(literal, isSecure, networks) ? null : 'addressRefused'
}

export type OutboundFailureCode = 'addressRefused' | 'timedOut' | 'tlsFailed' | 'refused'

/** Reason why there was no response; never an address, which would reveal the server's network. */
export class OutboundFailure extends Error {
  constructor(readonly code: OutboundFailureCode) {
    super(code)
    this.name = 'OutboundFailure'
  }
}

const TLS_ERRORS =
  /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH|INVALID_|ERROR_IN_CERT|CRL_)/

const failureOf = (error: unknown): OutboundFailure => {
  if (error instanceof OutboundFailure) return error
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'AbortError' || name === 'TimeoutError') return new OutboundFailure('timedOut')
  return new OutboundFailure(TLS_ERRORS.test(code ?? '') ? 'tlsFailed' : 'refused')
}

/** Resolves a name to all of its addresses. */
export type ResolveAll = (
  host: string,
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void

const resolveBySystem: ResolveAll = (host, done) =>
  systemLookup(host, { all: true }, (error, addresses) => done(error, addresses))

/**
 * Resolves a name once, and returns only checked addresses; if one is forbidden, all are refused.
 */
const judgedLookup =
  (resolve: ResolveAll, isAllowed: (address: string) => boolean): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      const answer = done as (error: Error | null, address: unknown, family?: number) => void
      if (error) return answer(error, '')
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address)))
        return answer(new OutboundFailure('addressRefused'), '')
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    })

export type OutboundAnswer = {
  status: number
  retryAfter: string | null
  /** The beginning of the response body, as text. */
  text: string
}

/**
 * Sends a POST and reads the beginning of the response. It follows no redirect, requests no
 * compression, and reuses no connection, because the address would not be checked again.
 * @param args.networks private networks that may be reached
 * @param args.keep characters of the response that are returned
 * @param args.timeoutMs for everything, including name resolution and the response
 * @param args.resolve for tests
 * @throws OutboundFailure and nothing else
 */
export const postOutside = async (args: {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  networks: readonly string[]
  keep: number
  timeoutMs?: number
  resolve?: ResolveAll
}): Promise<OutboundAnswer> => {
  const { url: text, headers, body, networks, keep } = args
  const { timeoutMs = DEFAULT_TIMEOUT_MS, resolve = resolveBySystem } = args
  // Checked again: the networks may have changed since it was stored. Node calls no `lookup` for
  // literal addresses.
  if (refuseTarget(text, networks)) throw new OutboundFailure('addressRefused')
  const url = new URL(text)
  const isSecure = url.protocol === 'https:'
  const isAllowed = (address: string) => mayReach(address, isSecure, networks)
  try {
    return await new Promise<OutboundAnswer>((answered, failed) => {
      const request = (isSecure ? https : http).request(url, {
        method: 'POST',
        agent: false,
        lookup: judgedLookup(resolve, isAllowed),
        // The idle timeout alone would let a slowly sending server keep it open.
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...headers,
          'Accept-Encoding': 'identity',
          'Content-Length': String(Buffer.byteLength(body)),
          Connection: 'close',
        },
      })
      request.once('socket', (socket) =>
        socket.once('connect', () => {
          if (!isAllowed(socket.remoteAddress ?? ''))
            request.destroy(new OutboundFailure('addressRefused'))
        }),
      )
      // On the socket and the request: an 'error' event without a listener would end the process.
      request.on('error', failed)
      // Closed without an error or a response.
      request.once('close', () => failed(new OutboundFailure('refused')))
      request.once('response', (response) => {
        const chunks: Buffer[] = []
        let size = 0
        const finish = () => {
          answered({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'] ?? null,
            text: Buffer.concat(chunks).toString('utf8').slice(0, keep),
          })
          request.destroy()
        }
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk.subarray(0, MAX_ANSWER - size))
          size += chunk.length
          if (size >= MAX_ANSWER) finish()
        })
        response.once('end', finish)
        response.on('error', failed)
      })
      request.end(body)
    })
  } catch (error) {
    throw failureOf(error)
  }
}
