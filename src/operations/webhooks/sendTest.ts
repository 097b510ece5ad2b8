import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { readTargets } from '@/queries/webhooks/webhookTarget'
import { countForPerson } from '../limits/countForPerson'
import { inTransaction } from '../shared/transaction'
import { sendRequest, type Attempt } from './sendRequest'
import { insistOnWebhook } from './webhookRights'

export type TestAnswer = Pick<Attempt, 'failure' | 'status' | 'answer' | 'ms'> & { id: string }

/**
 * Sends a test event to an endpoint at once, also to a disabled one. It has no record, is tried
 * once, and does not affect the endpoint's state.
 * @param args.req without a transaction: none may be open while waiting for the receiver
 * @throws Refusal `notAllowed`, `notFound`, `userAboveOwn`; `tooManyRequests` after ten a minute
 */
export const sendTest = async (args: { req: PayloadRequest; id: number }): Promise<TestAnswer> => {
  const { req, id } = args
  const { user, payload } = req
  if (!user) throw new Refusal('signInFirst')
  await countForPerson({ payload, user, limit: 'webhook-test' })
  await inTransaction(req, () => insistOnWebhook(req, 'write', id))
  const target = (await readTargets(payload, [id])).get(id)
  if (!target) throw new Refusal('notFound', { data: { collection: 'webhooks' } })
  const event = {
    id: `evt_test_${randomBytes(12).toString('hex')}`,
    type: 'webhook.test',
    timestamp: new Date().toISOString(),
    data: { subject: 'webhooks', id },
  }
  const body = JSON.stringify(event)
  const { failure, status, answer, ms } = await sendRequest({ payload, target, event, body })
  return { id: event.id, failure, status, answer, ms }
}
