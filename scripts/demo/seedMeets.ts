import { addDays, type Day } from '@/domain/shared/day'
import type { MeetStatus } from '@/domain/meets/meetStatus'
import { inTransaction } from '@/operations/shared/transaction'
import { addRow } from './addRow'
import { createRandom, type Random } from './createRandom'
import { MEET_TOPICS, OWN_MEETS } from './data/meets'
import { requestOf, type Demo } from './Demo'
import type { Customer } from './seedCustomers'

const COUNT = 60
const WEEKEND: Record<number, number> = { 0: 1, 6: 2 }

/** The day itself, or the Monday after a weekend. */
const workday = (day: Day): Day =>
  addDays(day, WEEKEND[new Date(`${day}T12:00:00.000Z`).getUTCDay()] ?? 0)

/** Working hours of Istanbul are three hours ahead of UTC. */
const timesOn = (random: Random, day: Day, minutes: number) => {
  const start = new Date(`${day}T${String(random.int(6, 13)).padStart(2, '0')}:00:00.000Z`)
  start.setUTCMinutes(random.pick([0, 0, 15, 30]))
  return {
    startsAt: start.toISOString(),
    endsAt: new Date(+start + minutes * 60_000).toISOString(),
  }
}

const statusOf = (random: Random, isPast: boolean): MeetStatus => {
  if (random.chance(8)) return 'cancelled'
  // A few past meetings are still planned.
  return isPast && !random.chance(5) ? 'held' : 'planned'
}

const topicOf = (random: Random, index: number, customers: Customer[]) => {
  if (index % 15 === 0) {
    const [title, meetType] = random.pick(OWN_MEETS)
    return { title, meetType }
  }
  const [title, meetType, notes] = random.pick(MEET_TOPICS)
  const customer = random.pick(customers)
  const contact = random.pick(customer.contacts)
  return {
    title,
    meetType,
    notes,
    company: customer.id,
    ...(random.chance(75) ? { companyEmployee: contact.id } : {}),
    contactPerson: contact.name,
  }
}

/** Meetings of the past ten months and the month to come. */
export const seedMeets = async (demo: Demo, customers: Customer[]): Promise<void> => {
  const { payload, today, admin } = demo
  const req = await requestOf({ payload, user: admin })
  const random = createRandom(1923)
  await inTransaction(req, async () => {
    for (let index = 0; index < COUNT; index += 1) {
      const isAhead = index >= COUNT - 14
      const day = workday(addDays(today, isAhead ? random.int(0, 28) : -random.int(3, 300)))
      const topic = topicOf(random, index, customers)
      await addRow(req, 'meets', {
        ...topic,
        ...timesOn(random, day, topic.meetType === 'phone' ? 30 : random.pick([60, 90])),
        status: statusOf(random, day < today),
      })
    }
  })
}
