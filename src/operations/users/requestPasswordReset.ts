import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import PQueue from 'p-queue'
import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import { mailPasswordReset } from './mailPasswordReset'
import { newResetToken, RESET_MINUTES } from './resetToken'
import { mayMailReset } from './signInLimits'

/** The most requests queued in this process; more are dropped, and the person retries. */
const MAX_WAITING = 1_000
const KEY = Symbol.for('backoffice.resetQueue')
const shared = globalThis as { [KEY]?: PQueue }
const queueOfProcess = () => (shared[KEY] ??= new PQueue({ concurrency: 2 }))

type Receiver = { name: string; email: string }

const storeToken = async (payload: Payload, email: string, stored: string) => {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  // One statement on the columns of the reset: Payload would rewrite the whole row.
  const { rows } = await drizzle.execute(sql`
    update users set reset_password_token = ${stored},
           reset_password_expiration = now() + make_interval(mins => ${RESET_MINUTES})
     where email = ${email} and status = 'active' returning name, email`)
  return rows[0] as Receiver | undefined
}

const send = async (payload: Payload, email: string, locale: Locale) => {
  if (!(await mayMailReset(payload, email))) return
  const { token, stored } = newResetToken()
  const receiver = await storeToken(payload, email, stored)
  if (receiver) await mailPasswordReset({ payload, ...receiver, token, locale })
}

/**
 * Sends a reset link, after the answer: whether the address is known must show neither in words nor
 * in time, and many requests must not hold connections.
 * @param args.email canonical address; nothing is sent to an unknown or passive one
 * @param args.locale language of the mail
 */
export const requestPasswordReset = (args: {
  payload: Payload
  email: string
  locale: Locale
}): void => {
  const { payload, email, locale } = args
  const queue = queueOfProcess()
  if (queue.size >= MAX_WAITING) {
    payload.logger.warn({ msg: 'Reset links are asked for faster than they can be sent' })
    return
  }
  void queue
    .add(() => send(payload, email, locale))
    .catch((err: unknown) => payload.logger.error({ msg: 'A reset link could not be sent', err }))
}

/** Resolves when every link asked for so far is sent or given up; for tests and for stopping. */
export const resetsSent = (): Promise<void> => queueOfProcess().onIdle()
