import { expect } from 'vitest'
import { answerTo, ORIGIN } from '../helpers/rest'
import { select } from './database'

/** The stream as a browser opens it: through the gate, in this process. */
export const openStream = (cookie: string, method = 'GET') => {
  return answerTo(
    new Request(`${ORIGIN}/api/notifications/stream`, {
      method,
      headers: { Cookie: cookie, Origin: ORIGIN },
    }),
  )
}

/** No event came in time. */
export const TIMEOUT = Symbol('nothing came')

/** Reads event after event; `changed` waits for the next one. */
export const followStream = async (cookie: string) => {
  const response = await openStream(cookie)
  const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>
  let waiting: Promise<ReadableStreamReadResult<Uint8Array>> | undefined
  const next = async (ms = 5_000): Promise<string | 'end' | typeof TIMEOUT> => {
    waiting ??= reader.read()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<typeof TIMEOUT>(
      (done) => (timer = setTimeout(() => done(TIMEOUT), ms)),
    )
    const result = await Promise.race([waiting, late])
    clearTimeout(timer)
    if (result === TIMEOUT) return TIMEOUT
    waiting = undefined
    return result.done ? 'end' : new TextDecoder().decode(result.value)
  }
  /** Until this process listens, and everything said so far is read. */
  const ready = async () => {
    expect(await next()).toContain('event: changed')
    await expect.poll(listeners).toBe(1)
    while ((await next(100)) !== TIMEOUT);
  }
  return { response, next, ready, close: () => reader.cancel() }
}

/** How many connections listen to PostgreSQL for the streams of this database. */
export const listeners = async () => {
  const [row] = await select<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database()
       and application_name = 'backoffice-listen' and state = 'idle'`,
  )
  return row?.n
}
