import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { allPermissions } from '@/access/buildAbility'
import { select } from '../../factories/database'
import { administrator } from '../../factories/person'
import { makeProgram } from '../../factories/program'
import { makeStockType } from '../../factories/rows'
import { deliveriesOf, makeWebhook, startReceiver, type Webhook } from '../../factories/webhook'
import { useJobInstances } from '../../helpers/jobInstances'

/** `JOB_KILLS=20` for the long run: each kill costs the start of a process. */
const KILLS = Number(process.env.JOB_KILLS ?? 1)
const EVENTS = 12

let receiver: Awaited<ReturnType<typeof startReceiver>>
let hook: Webhook
beforeAll(async () => {
  await administrator()
  receiver = await startReceiver()
  hook = await makeWebhook(receiver, await makeProgram(allPermissions()))
})
const { begin, killAll } = useJobInstances(() => ({ WEBHOOK_NETWORKS: '127.0.0.0/8' }))
afterAll(() => receiver.stop())

/** What a killed server was sending counts as lost after two minutes. */
const ageClaims = () =>
  select(`update webhook_deliveries set claimed_at = claimed_at - interval '3 minutes'
    where state = 'sending'`)

it('every event arrives, whichever of two instances is killed while it sends', async () => {
  // Every second request gets no answer until its sender is killed: on a busy machine a delay of
  // any length can pass before the kill does.
  let waiting = 0
  let holding = true
  receiver.answerWith((_, response) => {
    if (holding && receiver.calls.length % 2 === 0) waiting += 1
    else response.end()
  })
  await Promise.all([begin(), begin()])
  for (let kill = 0; kill < KILLS; kill += 1) {
    waiting = 0
    for (let at = 0; at < EVENTS; at += 1) await makeStockType()
    // A request is under way, whichever instance runs the job.
    await vi.waitFor(() => expect(waiting).toBeGreaterThan(0), {
      timeout: 60_000,
      interval: 5,
    })
    killAll()
    const interrupted = await select(`select from webhook_deliveries where state = 'sending'`)
    expect(interrupted.length).toBeGreaterThan(0)
    await ageClaims()
    holding = kill < KILLS - 1
    await begin()
  }
  await vi.waitFor(
    async () => {
      const rows = await deliveriesOf(hook)
      expect(rows).toHaveLength(EVENTS * KILLS)
      expect(rows.filter(({ state }) => state !== 'done')).toEqual([])
    },
    { timeout: 90_000, interval: 300 },
  )
  const rows = await deliveriesOf(hook)
  let repeated = 0
  for (const { event, attempts } of rows) {
    const arrived = receiver.calls.filter(({ headers }) => headers['webhook-id'] === `evt_${event}`)
    expect(arrived.length).toBeGreaterThanOrEqual(1)
    // Twice only where the row says that it was tried again.
    expect(arrived.length).toBeLessThanOrEqual(attempts)
    repeated += arrived.length - 1
  }
  expect(repeated).toBeGreaterThan(0)
  expect(receiver.calls).toHaveLength(rows.length + repeated)
}, 300_000)
