import type { Input } from './body/readInput'

/**
 * The request Payload gets: what was checked, whether the client still waits, and nothing else of the
 * one that came.
 * @param args.request as it came: its address counts
 * @param args.search the query string to hand on
 * @param args.headers to hand on, as this very object: the strategies know a caller again by it
 * @param args.input the body that was read, if any
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
