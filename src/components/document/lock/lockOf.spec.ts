import { expect, it } from 'vitest'
import { lockOf } from './lockOf'

it.each([
  ['tenders', { status: 'sent' }, 'title', undefined],
  ['tenders', { status: 'approved' }, 'title', 'tenders.lockedBecause.approved'],
  ['tenders', { status: 'approved' }, 'internalNote', 'tenders.lockedBecause.approved'],
  ['stock-movements', {}, 'quantity', 'stockMovements.reverseHint'],
  ['stock-reservations', { origin: 'manual' }, 'quantity', null],
  ['stock-reservations', { origin: 'approval' }, 'project', 'refusals.reservationBelongsToTender'],
  ['stock-cards', {}, 'name', undefined],
] as const)('%s %j: says %s %s', (slug, facts, _, reason) => {
  expect(lockOf({ slug, ...facts })?.reason).toBe(reason)
})

it.each([
  ['tenders', { status: 'approved' }, ['title', 'paymentInstallments.0.amount'], ['internalNote']],
  ['stock-movements', {}, ['quantity', 'tender'], ['note', 'project']],
  ['stock-reservations', { origin: 'manual' }, ['quantity', 'tender'], ['reservedUntil', 'note']],
  ['stock-reservations', { origin: 'approval' }, ['reservedUntil', 'company'], ['note']],
] as const)('%s %j holds %j, not %j', (slug, facts, held, open) => {
  const lock = lockOf({ slug, ...facts })
  expect(held.map((path) => lock?.holds(path))).toEqual(held.map(() => true))
  expect(open.map((path) => lock?.holds(path))).toEqual(open.map(() => false))
})
