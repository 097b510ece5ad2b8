import { auditContext } from './auditContext'
import { env } from './env'
import { forLog } from './errorText'
import { runningTrace } from './tracing'

/**
 * The format of the logs: one JSON object per line, with the level as a word, the time, the process,
 * the current request and its trace. Used by the server's own log and by Payload's.
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
    const trace = runningTrace()
    return { ...(request && { request }), ...(trace && { trace }) }
  },
}
