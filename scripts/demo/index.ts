import type { Payload } from 'payload'
import { DEFAULT_TIME_ZONE, today } from '@/domain/shared/day'
import { inTransaction } from '@/operations/shared/transaction'
import type { User } from '@/payload-types'
import { requestOf, type Demo } from './Demo'
import { readNotifications } from './readNotifications'
import { approveAndInvoice } from './finishTender'
import { seedCards } from './seedCards'
import { seedCustomers } from './seedCustomers'
import { seedGroups } from './seedGroups'
import { seedMeets } from './seedMeets'
import { planMovements, seedMovements } from './seedMovements'
import { seedProjects } from './seedProjects'
import { seedRates } from './seedRates'
import { seedReservations } from './seedReservations'
import { seedReversal } from './seedReversal'
import { seedSends } from './seedSends'
import { seedSettings } from './seedSettings'
import { seedTenders } from './seedTenders'
import { seedUsers } from './seedUsers'

/** Milliseconds each part took, for measuring the first start. */
export type DemoTimes = Record<string, number>

const readAdmin = async (payload: Payload): Promise<User> => {
  const { docs } = await payload.find({ collection: 'users', sort: 'id', limit: 1, depth: 0 })
  if (!docs[0]) throw new Error('the demonstration data needs the first administrator')
  return docs[0]
}

const createTimer = () => {
  const times: DemoTimes = {}
  const timed = async <T>(part: string, work: Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work
    times[part] = Math.round(performance.now() - start)
    return result
  }
  return { times, timed }
}

/**
 * Fills an empty database, which has only its first administrator, with the data of a technical
 * trading and installation company. Everything goes through the product's own rules. The same day
 * gives the same rows; their ids may differ, as parts are written concurrently.
 *
 * @returns milliseconds per part; parts run concurrently
 */
export const seedDemo = async ({ payload }: { payload: Payload }): Promise<DemoTimes> => {
  const { times, timed } = createTimer()
  const admin = await readAdmin(payload)
  const demo: Demo = {
    payload,
    admin,
    today: today({ now: new Date(), timeZone: DEFAULT_TIME_ZONE }),
  }

  const people = timed('users', seedUsers(demo))
  const offices = timed(
    'customers',
    (async () => {
      const customers = await seedCustomers(demo)
      return { customers, projects: await seedProjects(demo, customers) }
    })(),
  )
  const shelf = timed(
    'cards',
    (async () => {
      const req = await requestOf({ payload, user: admin })
      return inTransaction(req, async () => {
        const cards = await seedCards(req)
        return { cards, groups: await seedGroups(req, cards) }
      })
    })(),
  )
  const [colleagues, { customers, projects }, { cards, groups }] = await Promise.all([
    people,
    offices,
    shelf,
  ])

  const needed = { cards, groups, customers, projects, colleagues }
  const { store, accountant } = colleagues
  const plan = planMovements(cards)
  const [tenders] = await Promise.all([
    timed('tenders', seedTenders(demo, needed)),
    timed('movements', seedMovements(demo, { plan, projects, store })),
    timed('meets', seedMeets(demo, customers)),
    timed('settings', seedSettings(demo)),
    timed('rates', seedRates(demo)),
  ])
  await timed('approvals', approveAndInvoice(demo, tenders, accountant))
  await timed('reservations', seedReservations(demo, needed))
  await timed('reversal', seedReversal(demo, { cards, store }))
  await timed('sends', seedSends(demo))
  await timed('notifications', readNotifications(demo))
  return times
}
