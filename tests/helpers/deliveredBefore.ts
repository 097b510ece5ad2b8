import { beforeAll } from 'vitest'
import { select } from '../factories/database'

/**
 * Files of a worker share its database. What earlier files left waiting for a job (thousands of
 * events after the model of the stock) would be delivered by the first test of a later file that
 * delivers its own: that took longer than the time one delivery run is given. It also loads the
 * application of the worker, which would else count as time of the first test.
 */
beforeAll(async () => {
  await select(
    `update event_deliveries set state = 'done', done_at = now() where state = 'waiting'`,
  )
})
