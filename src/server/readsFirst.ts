import type { IncomingMessage, ServerResponse } from 'node:http'
import { readHandler, type ReadAnswer } from '@/lib/readHandler'
import { compressed } from './compress'
import type { Handler } from './createServer'

const API = '/api/'

const declined = new WeakSet<IncomingMessage>()

/** True if the read layer declined the request, so that the gate need not ask it again. */
export const isReadDeclined = (request: IncomingMessage): boolean => declined.has(request)

const textOf = (value: string | string[] | undefined): string | null =>
  Array.isArray(value) ? value.join(', ') : (value ?? null)

const send = async (
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers }: ReadAnswer,
): Promise<void> => {
  const { bytes, isCompressed } = await compressed(request, Buffer.from(body))
  response.writeHead(200, {
    'Content-Type': 'application/json',
    Vary: 'Accept-Encoding',
    'Content-Length': bytes.byteLength,
    ...headers,
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  })
  response.end(bytes)
}

/**
 * Lets the read layer answer read requests, and passes all others on.
 * @param next handles the requests that the read layer declines, and those to be refused
 * @param onError called when the read layer fails; `next` then handles the request
 */
export const readsFirst = (next: Handler, onError: (error: unknown) => void): Handler => {
  return async (request, response) => {
    const { method, url = '', headers } = request
    const read = readHandler()
    if (method !== 'GET' || !url.startsWith(API) || !read) return next(request, response)
    const [path = '', search = ''] = url.split(/\?(.*)/s)
    const segments = path.slice(API.length).split('/').map(decodeURIComponent)
    const get = (name: string) => textOf(headers[name.toLowerCase()])
    const answer = await read({
      segments,
      search,
      headers: { get, has: (name) => get(name) !== null },
    }).catch(onError)
    if (answer) return send(request, response, answer)
    // After an error the gate asks the read layer once more; a declined request stays declined.
    if (answer === null) declined.add(request)
    return next(request, response)
  }
}
