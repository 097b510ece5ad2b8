import { auditContext } from './auditContext'
import { env } from './env'
import { forLog } from './errorText'

/**
 * How logs are written: one JSON object a line, with the level as a word, the moment, the process, and
 * the request that was at work. The server's own log and Payload's share it.
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
