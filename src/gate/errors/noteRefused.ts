import { REFUSALS, type RefusalCode } from '@/domain/shared/refusal'

type Logger = { warn: (entry: Record<string, unknown>) => void }

/** Wrong credentials, missing rights, rate limits. */
const STATUSES: readonly number[] = [401, 403, 429]
/** Refusals in ordinary use, which would flood the log. */
const ORDINARY: readonly RefusalCode[] = [
  'signInFirst',
  'stepExpired',
  'confirmItsYou',
  'viewingAsRole',
  'exportRunning',
  'staffCannotAnswer',
]

/**
 * Logs a refusal that may be part of an attack, with its code: the access log has only the status.
 * @param args.about the request: method, path, user, address
 */
export const noteRefused = (args: {
  code: RefusalCode
  logger?: Logger
  about: Record<string, unknown>
}): void => {
  const { code, logger, about } = args
  if (!STATUSES.includes(REFUSALS[code]) || ORDINARY.includes(code)) return
  logger?.warn({ msg: 'Refused', code, ...about })
}
