import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RefusalCode } from '@/domain/shared/refusal'
import { errorBody } from '@/gate/errors/errorBody'
import { localeOf } from '@/gate/errors/localeOf'
import { DATA_POLICY, secureHeaders } from '@/routing/securityHeaders'

/** The two headers that say which language its reader has. */
export const languageHeaders = ({ headers }: IncomingMessage): Headers => {
  const told = new Headers()
  if (headers['accept-language']) told.set('accept-language', headers['accept-language'])
  if (headers.cookie) told.set('cookie', headers.cookie)
  return told
}

/**
 * Answers a request that nobody behind gets to see, in the shape of every other refusal, and closes its
 * connection.
 */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  code: RefusalCode,
): void => {
  const { status, body } = errorBody({ code }, localeOf(languageHeaders(request)))
  const text = JSON.stringify(body)
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  })
  secureHeaders(headers, { policy: DATA_POLICY, isHttps: false })
  response.writeHead(status, Object.fromEntries(headers))
  response.end(request.method === 'HEAD' ? undefined : text)
}
