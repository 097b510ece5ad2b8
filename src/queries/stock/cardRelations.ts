import type { Relation } from '../related/relation'

/** What a card leads to. `receipts` are the movements that made its average cost. */
export const CARD_RELATIONS = {
  movements: {
    slug: 'stock-movements',
    by: 'stockCard',
    columns: [
      'operationDate',
      'type',
      'quantity',
      'balanceAfter',
      'tender',
      'project',
      'operationUser',
      'note',
    ],
    sort: '-id',
  },
  receipts: {
    slug: 'stock-movements',
    by: 'stockCard',
    only: { type: { equals: 'in' } },
    columns: ['operationDate', 'quantity', 'price', 'currencyRate', 'averageCostAfter', 'note'],
    sort: '-id',
  },
  // Those that hold stock now: together they are the reserved quantity.
  reservations: {
    slug: 'stock-reservations',
    by: 'stockCard',
    only: { status: { equals: 'active' } },
    columns: [
      'remainingQuantity',
      'tender',
      'company',
      'project',
      'reservedUntil',
      'reservedBy',
      'note',
    ],
    sort: 'createdAt',
  },
  // The oldest first: it is the first to be offered what comes in.
  waiting: {
    slug: 'stock-reservations',
    by: 'stockCard',
    only: { status: { equals: 'waiting' } },
    columns: ['quantity', 'tender', 'company', 'project', 'reservedBy', 'offeredAt', 'note'],
    sort: 'createdAt',
  },
  groups: {
    slug: 'stock-group-stocks',
    by: 'stockCard',
    columns: ['stockGroup', 'quantity'],
    sort: '-id',
  },
} satisfies Record<string, Relation>
