import type { Input } from './body/readInput'

/**
 * The request for Payload: only validated parts, and the client's abort signal.
 * @param args.request the original one, for its URL
 * @param args.search the query string to forward
 * @param args.headers to forward, the same object: the strategies' cache is keyed by it
 * @param args.input the body, if any
 */
export const checkedRequest = (args: {
  request: Request
  method: string
  search: string
  headers: Headers
  input: Input | null
}): Request => {
  const { request, method, search, headers, input } = args
  const url = new URL(request.url)
  url.search = search
  const body = input?.bytes as Uint8Array<ArrayBuffer> | undefined
  if (input) headers.set('content-type', input.contentType)
  const checked = new Request(url, { method, headers, body, signal: request.signal })
  return Object.defineProperty(checked, 'headers', { value: headers })
}
