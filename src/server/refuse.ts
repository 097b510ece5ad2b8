import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RefusalCode } from '@/domain/shared/refusal'
import { errorBody } from '@/gate/errors/errorBody'
import { localeOf } from '@/gate/errors/localeOf'

/** The two headers that determine the reader's language. */
export const languageHeaders = ({ headers }: IncomingMessage): Headers => {
  const told = new Headers()
  if (headers['accept-language']) told.set('accept-language', headers['accept-language'])
  if (headers.cookie) told.set('cookie', headers.cookie)
  return told
}

/**
 * Responds to a refused request, in the format of every other refusal, and closes its connection.
 */
export const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  code: RefusalCode,
): void => {
  const { status, body } = errorBody({ code }, localeOf(languageHeaders(request)))
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}
