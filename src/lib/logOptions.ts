import { auditContext } from './auditContext'
import { env } from './env'
import { forLog } from './errorText'

/**
 * The format of the logs: one JSON object per line, with the level as a word, the time, the process
 * and the current request. Used by the server's own log and by Payload's.
 */
export const logOptions = {
  level: env.LOG_LEVEL,
  base: { pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  // Pino's default includes the message of a failed statement, with its values.
  serializers: { err: forLog },
  mixin: () => {
    const request = auditContext()?.request
    return request ? { request } : {}
  },
}
