import { addDays, dayToStored } from '@/domain/shared/day'
import { fulfillReservation } from '@/operations/stock/fulfillReservation'
import { releaseReservation } from '@/operations/stock/releaseReservation'
import { inTransaction } from '@/operations/shared/transaction'
import { addRow } from './addRow'
import { createRandom } from './createRandom'
import { requestOf, type Demo } from './Demo'
import type { Card } from './seedCards'
import type { Project } from './seedProjects'
import type { Colleagues } from './seedUsers'

const COUNT = 14
const NOTES = [
  'Şantiye hazırlığı için ayrıldı',
  'Müşteri depozito ödedi',
  'Kısmi sevkiyat bekliyor',
  'Bakım planı',
]

type Needed = { cards: Card[]; projects: Project[]; colleagues: Colleagues }

/** Reservations made by hand: open ones, one that ends tomorrow, two released, one issued. */
export const seedReservations = async (demo: Demo, needed: Needed): Promise<void> => {
  const { payload, today } = demo
  const { cards, projects, colleagues } = needed
  const random = createRandom(1920)
  const plenty = cards.filter(({ level, free }) => level === 'plenty' && free >= 10)
  const req = await requestOf({ payload, user: colleagues.sales[0] })
  const made = await inTransaction(req, async () => {
    const rows: { id: number; card: Card }[] = []
    for (const [index, card] of random.some(plenty, COUNT).entries()) {
      const project = random.pick(projects)
      const { id } = await addRow(req, 'stock-reservations', {
        stockCard: card.id,
        quantity: random.int(1, Math.floor(card.free / 5)),
        project: index % 2 === 0 ? project.id : undefined,
        company: project.company,
        reservedUntil: dayToStored(addDays(today, index === 0 ? 1 : random.int(4, 40))),
        note: random.pick(NOTES),
      })
      rows.push({ id, card })
    }
    return rows
  })
  const [, first, second, third] = made
  const store = await requestOf({ payload, user: colleagues.store })
  await inTransaction(store, async () => {
    for (const row of [first, second]) if (row) await releaseReservation({ req: store, id: row.id })
    if (third)
      await fulfillReservation({
        req: store,
        id: third.id,
        price: third.card.price,
        currencyType: 'TRY',
      })
  })
}
