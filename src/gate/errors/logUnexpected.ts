import { randomUUID } from 'node:crypto'
import { CLIENT_ADDRESS_HEADER, REQUEST_ID_HEADER } from '@/domain/shared/text/headerNames'
import { forLog } from '@/lib/errorText'

type Logger = { error: (entry: Record<string, unknown>) => void }

const wasLogged = Symbol.for('backoffice.errorId')

/** Request id and address for the log; both set by our server. */
export const originOf = (headers: Headers) => ({
  request: headers.get(REQUEST_ID_HEADER) ?? undefined,
  address: headers.get(CLIENT_ADDRESS_HEADER) ?? undefined,
})

/**
 * Logs an unexpected error, once even if it passes several times.
 * @param args.error the error
 * @param args.logger target; the console if the instance never started
 * @param args.about the request: method, path, user
 * @returns its id in the log, which the response also contains
 */
export const logUnexpected = (args: {
  error: unknown
  logger?: Logger
  about: Record<string, unknown>
}): string => {
  const { error, logger = console, about } = args
  const isObject = typeof error === 'object' && error !== null
  const known = isObject ? (error as { [wasLogged]?: string })[wasLogged] : undefined
  if (known) return known
  const errorId = randomUUID()
  if (isObject && Object.isExtensible(error))
    Object.defineProperty(error, wasLogged, { value: errorId })
  logger.error({ msg: 'A request failed unexpectedly', errorId, ...about, error: forLog(error) })
  return errorId
}
