import { expect, it } from 'vitest'
import { changedFields } from '../shared/fieldValue'
import { finalMovementFields, finalReservationFields } from './finalFields'

const ALONE = finalMovementFields({ isPaired: false })
const PAIRED = finalMovementFields({ isPaired: true })

const MOVEMENT = {
  stockCard: 7,
  type: 'in',
  quantity: 2,
  price: 12.5,
  currencyType: 'EUR',
  currencyRate: '41.2',
  operationDate: '2026-03-02T12:00:00.000Z',
  tender: null,
}
/** The same row as a form sends it: records instead of ids, other digits, only the day. */
const MOVEMENT_AGAIN = {
  ...MOVEMENT,
  stockCard: { id: 7, name: 'Kutu' },
  quantity: '2.000',
  price: '12.50',
  currencyRate: 41.2,
  operationDate: '2026-03-02',
  tender: '',
}
const OTHERWISE = {
  stockCard: 8,
  type: 'out',
  quantity: 2.5,
  price: 12,
  currencyType: 'TRY',
  currencyRate: 42,
  operationDate: '2026-03-03',
  tender: 4,
}

it('takes a movement that is written otherwise for the same', () => {
  expect(changedFields(ALONE, MOVEMENT_AGAIN, MOVEMENT)).toEqual([])
})

it('knows each field of a movement that changes, and leaves note and project open', () => {
  const sent = { ...OTHERWISE, note: 'x', project: 3 }
  expect(changedFields(ALONE, sent, MOVEMENT)).toEqual(Object.keys(OTHERWISE))
})

it('keeps the project of a movement that was reversed, and of its reversal', () => {
  const moved = { ...MOVEMENT, project: 3 }
  expect(changedFields(PAIRED, moved, { ...MOVEMENT, project: 2 })).toEqual(['project'])
  expect(changedFields(PAIRED, { ...moved, note: 'x' }, moved)).toEqual([])
})

const RESERVATION = {
  stockCard: 7,
  quantity: 2,
  tender: 4,
  project: 3,
  company: 5,
  reservedUntil: '2026-03-02T12:00:00.000Z',
}
const RESERVATION_AGAIN = {
  stockCard: { id: 7 },
  quantity: '2.0',
  tender: { id: 4 },
  project: { id: 3 },
  company: { id: 5 },
  reservedUntil: '2026-03-02',
}
const ANOTHER = {
  stockCard: 8,
  quantity: 3,
  tender: 5,
  project: 4,
  company: 6,
  reservedUntil: '2026-03-03',
}
const HELD = ['stockCard', 'quantity', 'tender']

it.each([
  ['approval', 'active', Object.keys(ANOTHER)],
  ['manual', 'active', HELD],
  ['manual', undefined, HELD],
  ['manual', 'waiting', HELD],
  [null, 'active', HELD],
  ['manual', 'released', Object.keys(ANOTHER)],
  ['manual', 'fulfilled', Object.keys(ANOTHER)],
  ['manual', 'expired', Object.keys(ANOTHER)],
] as const)('of a reservation made by %s that is %s these stay: %j', (origin, status, final) => {
  const kinds = finalReservationFields({ origin, status })
  expect(changedFields(kinds, RESERVATION_AGAIN, RESERVATION)).toEqual([])
  expect(changedFields(kinds, { ...ANOTHER, note: 'x' }, RESERVATION)).toEqual(final)
})
