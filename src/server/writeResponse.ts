import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { compressed, compressor } from './compress'

const COMPRESSIBLE = /^text\/|[/+](json|xml|javascript)\b/
const JSON_TYPE = 'application/json'

type Sending = { request: IncomingMessage; response: ServerResponse; answer: Response }

/** Whether a response may be compressed: not if its headers forbid it, and not a part of a file. */
const mayCompress = ({ status, headers }: Response): boolean =>
  status !== 206 &&
  !headers.has('content-encoding') &&
  !headers.get('cache-control')?.includes('no-transform') &&
  COMPRESSIBLE.test(headers.get('content-type') ?? '')

const setHead = ({ response, answer }: Sending, isCompressed = false): void => {
  const { status, statusText, headers } = answer
  response.statusCode = status
  if (statusText) response.statusMessage = statusText
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value)
  // One header line per cookie, because expiry dates contain commas.
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  if (mayCompress(answer)) response.appendHeader('vary', 'Accept-Encoding')
  if (!isCompressed) return
  response.setHeader('content-encoding', 'gzip')
  response.removeHeader('content-length')
}

/** JSON is complete in memory: it is sent in one piece, with its length. */
const sendWhole = async (sending: Sending): Promise<void> => {
  const { request, response, answer } = sending
  const whole = new Uint8Array(await answer.arrayBuffer())
  const { bytes, isCompressed } = await compressed(request, whole)
  setHead(sending, isCompressed)
  response.setHeader('content-length', bytes.byteLength)
  response.end(bytes)
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

const piecesOf = async function* (first: Awaited<ReturnType<Reader['read']>>, reader: Reader) {
  for (let piece = first; !piece.done; piece = await reader.read()) yield piece.value
}

/**
 * Sends a stream as fast as the client reads it; the source is cancelled when the client
 * disconnects.
 */
const sendPieces = async (sending: Sending, reader: Reader): Promise<void> => {
  const { request, response, answer } = sending
  // Also while the source is silent.
  response.once('close', () => void reader.cancel().catch(() => {}))
  // An error before the first piece is still answered with a status.
  const first = await reader.read()
  const gzip = mayCompress(answer) ? compressor(request) : null
  setHead(sending, gzip !== null)
  const pieces = piecesOf(first, reader)
  const sent = gzip ? pipeline(pieces, gzip, response) : pipeline(pieces, response)
  await sent.catch((error: NodeJS.ErrnoException) => {
    // The client has disconnected: not an error.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

/**
 * Sends the response of a handler.
 * @param args.request the request: HEAD gets no body
 * @param args.response of which nothing was sent yet
 * @param args.answer whose body is read to its end, or cancelled
 * @throws errors of the body
 */
export const writeResponse = async (args: Sending): Promise<void> => {
  const { request, response, answer } = args
  const { body, headers } = answer
  if (!body || request.method === 'HEAD' || response.destroyed) {
    await body?.cancel()
    setHead(args)
    response.end()
    return
  }
  const isJson = headers.get('content-type')?.startsWith(JSON_TYPE)
  return isJson && mayCompress(answer) ? sendWhole(args) : sendPieces(args, body.getReader())
}
