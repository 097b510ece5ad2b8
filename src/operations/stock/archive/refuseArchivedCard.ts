import { Refusal } from '@/domain/shared/refusal'
import { refuseArchived } from '@/domain/stock/archive'

/**
 * Refuses to use an archived card, at the field that names it.
 * @throws Refusal `invalidInput` with `cardArchived` at `stockCard`
 */
export const refuseArchivedCard = (card: { name: string; isArchived: boolean }): void => {
  const code = refuseArchived(card)
  if (!code) return
  const data = { name: card.name }
  throw new Refusal('invalidInput', { data, fields: [{ path: 'stockCard', code, data }] })
}
