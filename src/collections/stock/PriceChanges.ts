import { accessFor, nobody } from '@/access/collectionAccess'
import {
  PRICE_CHANGE_STATES,
  PRICE_METHODS,
  PRICE_ROUNDINGS,
} from '@/domain/stock/prices/priceChange'
import { decimalField } from '@/fields/decimalField'
import { momentField } from '@/fields/momentField'
import { readOnly } from '@/fields/readOnly'
import { options } from '@/i18n/label'
import { defineCollection } from '../defineCollection'
import { undoPriceChange } from '@/operations/stock/prices/undoPriceChange'
import { commandEndpoints } from '@/collections/shared/commandEndpoints'

/** A bulk change is undone as a whole. */
const priceChangeEndpoints = commandEndpoints('price-changes', { undo: undoPriceChange })

/**
 * Bulk price changes. The changed prices are in a table without a collection (`price_change_rows`):
 * costs among them need *see costs*.
 */
export const PriceChanges = defineCollection({
  slug: 'price-changes',
  access: accessFor('price-changes', { create: nobody, update: nobody, delete: nobody }),
  defaultSort: '-id',
  endpoints: priceChangeEndpoints,
  fields: [
    { name: 'title' as const, type: 'text' as const, maxLength: 200, index: true },
    {
      name: 'method' as const,
      type: 'select' as const,
      options: options('priceChanges.methods', PRICE_METHODS),
    },
    decimalField({ name: 'value', kind: 'price' }),
    {
      name: 'rounding' as const,
      type: 'select' as const,
      options: options('priceChanges.roundings', PRICE_ROUNDINGS),
    },
    {
      name: 'status' as const,
      type: 'select' as const,
      defaultValue: 'applied',
      index: true,
      options: options('priceChanges.statuses', PRICE_CHANGE_STATES),
    },
    { name: 'cardCount' as const, type: 'number' as const },
    { name: 'priceCount' as const, type: 'number' as const },
    { name: 'keptCount' as const, type: 'number' as const },
    { name: 'doneBy' as const, type: 'relationship' as const, relationTo: 'users' as const },
    { name: 'undoneBy' as const, type: 'relationship' as const, relationTo: 'users' as const },
    momentField({ name: 'undoneAt' }),
  ].map((field) => readOnly(field as Parameters<typeof readOnly>[0])),
})
