import { dayToStored } from '@/domain/shared/day'
import { inTransaction } from '@/operations/shared/transaction'
import { reverseMovement } from '@/operations/stock/reverseMovement'
import type { User } from '@/payload-types'
import { addRow } from './addRow'
import { requestOf, type Demo } from './Demo'
import type { Card } from './seedCards'

/** A receipt entered for the wrong card and taken back: what a correction looks like. */
export const seedReversal = async (
  { payload, today }: Demo,
  { cards, store }: { cards: Card[]; store: User },
): Promise<void> => {
  const card = cards.find(({ level }) => level === 'plenty')
  if (!card) return
  const req = await requestOf({ payload, user: store })
  await inTransaction(req, async () => {
    const { id } = await addRow(req, 'stock-movements', {
      stockCard: card.id,
      type: 'in',
      quantity: card.family.lot,
      price: card.price,
      currencyType: 'TRY',
      operationDate: dayToStored(today),
      note: 'İrsaliye ile giriş',
    })
    await reverseMovement({ req, id, note: 'Yanlış karta girilmişti' })
  })
}
