import type { Relation } from '../related/relation'

/** Relations of a card. `receipts` are the movements behind its average cost. */
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
  // Active ones: together they are the reserved quantity.
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
  // Oldest first: the order in which new stock is offered.
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
