import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { env } from '@/lib/env'
import { select } from '../factories/database'
import { startSmtpServer } from './smtpServer'

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

/**
 * A mail server for the tests of a file, to which the product sends. Each test begins without mails,
 * queued or received, and with every recipient accepted.
 */
export const useSmtpServer = () => {
  const before = env.SMTP_URL
  let server: SmtpServer
  beforeAll(async () => {
    server = await startSmtpServer()
    env.SMTP_URL = server.url
  })
  afterAll(async () => {
    env.SMTP_URL = before
    await server.stop()
  })
  beforeEach(() => select('delete from mails'))
  afterEach(() => {
    server.received.length = 0
    server.refuseBy(() => null)
  })
  return {
    url: () => server.url,
    received: () => server.received,
    refuseBy: (rule: Parameters<SmtpServer['refuseBy']>[0]) => server.refuseBy(rule),
  }
}
