import { beforeAll } from 'vitest'
import { select } from '../factories/database'

/**
 * Test files of a worker share its database. Events that earlier files left undelivered (thousands
 * after the model-based test of the stock) would be delivered by the first test of a later file
 * that delivers its own, which would exceed the time limit of a run. This also loads the
 * application of the worker, whose time would otherwise count for the first test.
 */
beforeAll(async () => {
  await select(
    `update event_deliveries set state = 'done', done_at = now() where state = 'waiting'`,
  )
})
