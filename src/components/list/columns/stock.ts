import { relation, type Columns } from '../column'

const TRY = { code: 'TRY' }

export const stockTypes: Columns = {
  name: { kind: 'text', priority: 1 },
  description: { kind: 'text', priority: 1 },
}

export const stockCards: Columns = {
  name: { kind: 'text', priority: 1 },
  sku: { kind: 'code', priority: 1 },
  barcode: { kind: 'code', priority: 3 },
  qrCode: { kind: 'code', priority: 3 },
  stockType: relation('stockType'),
  unit: { kind: 'text', priority: 3 },
  currentQuantity: { kind: 'quantity', priority: 1 },
  reservedQuantity: { kind: 'quantity', priority: 2 },
  availableQuantity: { kind: 'quantity', priority: 1 },
  minQuantity: { kind: 'quantity', priority: 3 },
  currentPrice: { kind: 'price', priority: 1, currency: TRY },
  costPrice: { kind: 'price', priority: 3, currency: TRY },
  offerPrice: { kind: 'price', priority: 3, currency: TRY },
  priceUsd: { kind: 'price', priority: 3, currency: { code: 'USD' } },
  priceEur: { kind: 'price', priority: 3, currency: { code: 'EUR' } },
  taxRate: { kind: 'percent', priority: 3 },
  allowNoStock: { kind: 'boolean', priority: 3 },
}

export const stockGroups: Columns = {
  name: { kind: 'text', priority: 1 },
  description: { kind: 'text', priority: 2 },
  buildableQuantity: { kind: 'quantity', priority: 1 },
}

export const stockGroupStocks: Columns = {
  stockGroup: relation('stockGroup', 'name', 1),
  stockCard: relation('stockCard', 'name', 1),
  quantity: { kind: 'quantity', priority: 1 },
}

export const stockMovements: Columns = {
  stockCard: relation('stockCard', 'name', 1),
  type: { kind: 'status', priority: 1, tones: { in: 'success', out: 'error' } },
  quantity: { kind: 'quantity', priority: 1 },
  price: { kind: 'price', priority: 2, currency: { field: 'currencyType' } },
  currencyType: { kind: 'text', priority: 3 },
  currencyRate: { kind: 'price', priority: 3 },
  operationDate: { kind: 'day', priority: 1 },
  operationUser: relation('operationUser', 'name', 3),
  project: relation('project', 'name', 3),
  tender: { ...relation('tender', 'number', 3), titles: ['number', 'title'] },
  balanceAfter: { kind: 'quantity', priority: 2 },
  note: { kind: 'text', priority: 3 },
}

export const stockReservations: Columns = {
  stockCard: relation('stockCard', 'name', 1),
  quantity: { kind: 'quantity', priority: 2 },
  remainingQuantity: { kind: 'quantity', priority: 1 },
  tender: { ...relation('tender', 'number', 1), titles: ['number', 'title'] },
  project: relation('project', 'name', 3),
  company: relation('company', 'name', 2),
  reservedUntil: { kind: 'day', priority: 1 },
  reservedBy: relation('reservedBy', 'name', 3),
  note: { kind: 'text', priority: 3 },
  status: {
    kind: 'status',
    priority: 1,
    tones: { active: 'primary', fulfilled: 'success', released: 'neutral', expired: 'warning' },
  },
}
