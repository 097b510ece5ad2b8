import type { AppAbility } from '@/access/buildAbility'
import { mayReadFields } from '@/access/reading/mayReadFields'
import { EXPORT } from '@/catalog/right'

/** Inputs of the suggestion. All of them must be readable, because the result would reveal a hidden one. */
const OF_CARDS = [
  'name',
  'sku',
  'unit',
  'currentQuantity',
  'reservedQuantity',
  'availableQuantity',
  'minQuantity',
  'maxQuantity',
  'orderMultiple',
] as const
const OF_TENDERS = ['items', 'status', 'validUntil', 'acceptedAt'] as const

/** A reader's rights on the order suggestions. */
export type ToOrderRights = {
  cards: boolean
  tenders: boolean
  types: boolean
  /** Whether they may export it: this needs the right to all inputs. */
  export: boolean
}

/** The reader's rights on the list of cards to order; runs no query. */
export const toOrderRights = (ability: AppAbility): ToOrderRights => {
  const cards = mayReadFields(ability, 'stock-cards', ...OF_CARDS)
  const tenders = mayReadFields(ability, 'tenders', ...OF_TENDERS)
  const takes = (subject: 'stock-cards' | 'tenders', fields: readonly string[]) =>
    fields.every((field) => ability.can(EXPORT, subject, field))
  return {
    cards,
    tenders,
    types:
      mayReadFields(ability, 'stock-cards', 'stockType') &&
      mayReadFields(ability, 'stock-types', 'name'),
    export: cards && takes('stock-cards', OF_CARDS) && (!tenders || takes('tenders', OF_TENDERS)),
  }
}
