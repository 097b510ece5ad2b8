import type { IncomingMessage, ServerResponse } from 'node:http'
import { FORWARDED_PROTOCOL_HEADER } from '@/domain/shared/text/headerNames'

const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

const hasBody = ({ method = '', headers }: IncomingMessage): boolean =>
  !BODILESS.has(method) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Read on demand; a reader that cancels stops reading, and the connection stays intact. */
const bodyOf = (request: IncomingMessage): ReadableStream<Uint8Array> => {
  let isOver = false
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const end = (say: () => void) => {
          if (!isOver) say()
          isOver = true
        }
        request.pause()
        request.on('data', (chunk: Buffer) => {
          if (isOver) return
          request.pause()
          controller.enqueue(chunk)
        })
        request.once('end', () => end(() => controller.close()))
        request.once('error', (error) => end(() => controller.error(error)))
        request.once('close', () => end(() => controller.error(new Error('The client left'))))
      },
      pull: () => void request.resume(),
      cancel: () => {
        isOver = true
        request.pause()
      },
    },
    { highWaterMark: 0 },
  )
}

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value].flat()) if (one !== undefined) all.append(name, one)
  return all
}

/** Aborted when the client disconnects before the response is complete. */
const signalOf = (response: ServerResponse): AbortSignal => {
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  return left.signal
}

/**
 * A request as the handlers of Next expect it: with the settled headers, a streamed body, and a
 * signal that is aborted when the client disconnects.
 * @param request not read yet
 * @param response whose end is watched
 * @param port of the server; the name in `Host` comes from the client, so it is not used
 */
export const webRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): Request => {
  const { method, url, headers } = request
  const protocol = headers[FORWARDED_PROTOCOL_HEADER] === 'https' ? 'https' : 'http'
  const address = `${protocol}://localhost:${port}${url}`
  const init = { method, headers: headersOf(request), signal: signalOf(response) }
  if (!hasBody(request)) return new Request(address, init)
  return new Request(address, { ...init, body: bodyOf(request), duplex: 'half' } as RequestInit)
}
