import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { compressed, compressor } from './compress'

const COMPRESSIBLE = /^text\/|[/+](json|xml|javascript)\b/
const JSON_TYPE = 'application/json'

type Sending = { request: IncomingMessage; response: ServerResponse; answer: Response }

/** Whether an answer may be compressed: neither what says it may not nor part of a file. */
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
  // Each in a line of its own: commas stand in dates of expiry.
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  if (mayCompress(answer)) response.appendHeader('vary', 'Accept-Encoding')
  if (!isCompressed) return
  response.setHeader('content-encoding', 'gzip')
  response.removeHeader('content-length')
}

/** JSON is there as a whole: it is sent with its length, in one piece. */
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

/** As fast as the client takes it; the source hears when the client leaves. */
const sendPieces = async (sending: Sending, reader: Reader): Promise<void> => {
  const { request, response, answer } = sending
  // Also while the source has nothing to say.
  response.once('close', () => void reader.cancel().catch(() => {}))
  // What fails before its first piece is answered with a status.
  const first = await reader.read()
  const gzip = mayCompress(answer) ? compressor(request) : null
  setHead(sending, gzip !== null)
  const pieces = piecesOf(first, reader)
  const sent = gzip ? pipeline(pieces, gzip, response) : pipeline(pieces, response)
  await sent.catch((error: NodeJS.ErrnoException) => {
    // Who left is owed nothing.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  })
}

/**
 * Sends the answer of a handler.
 * @param args.request that is answered: HEAD gets no body
 * @param args.response nothing of it has been sent
 * @param args.answer its body is read to the end, or let go
 * @throws what its body fails with
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
