import { expect, it } from 'vitest'
import { lockOf } from './lockOf'

it.each([
  ['tenders', { status: 'sent' }, 'title', undefined],
  [
    'tenders',
    { status: 'sent', acceptedAt: '2026-11-20T10:00:00.000Z' },
    'title',
    'tenders.lockedBecause.accepted',
  ],
  ['tenders', { status: 'approved' }, 'title', 'tenders.lockedBecause.approved'],
  ['tenders', { status: 'approved' }, 'internalNote', 'tenders.lockedBecause.approved'],
  ['stock-movements', {}, 'quantity', 'stockMovements.reverseHint'],
  ['stock-reservations', { origin: 'manual', status: 'active' }, 'quantity', null],
  [
    'stock-reservations',
    { origin: 'approval', status: 'active' },
    'project',
    'refusals.reservationBelongsToTender',
  ],
  [
    'stock-reservations',
    { origin: 'approval', status: 'fulfilled' },
    'project',
    'refusals.reservationNotActive',
  ],
  ['currency-rates', { source: 'centralBank' }, 'buying', 'refusals.bulletinIsFinal'],
  ['currency-rates', { source: 'manual' }, 'buying', undefined],
  ['stock-cards', {}, 'name', undefined],
] as const)('%s %j: says %s %s', (slug, facts, _, reason) => {
  expect(lockOf({ slug, ...facts })?.reason).toBe(reason)
})

it.each([
  [{ status: 'approved' }, ['withdrawApproval', 'revise', 'duplicate']],
  [{ status: 'sent', acceptedAt: '2026-11-20T10:00:00.000Z' }, ['revise', 'duplicate']],
  [{ status: 'invoiced' }, []],
  [{ status: 'draft' }, undefined],
] as const)('a tender %j leads on by %j', (facts, ways) => {
  expect(lockOf({ slug: 'tenders', ...facts })?.ways).toEqual(ways)
})

it.each([
  ['tenders', { status: 'approved' }, ['title', 'paymentInstallments.0.amount'], ['internalNote']],
  ['stock-movements', {}, ['quantity', 'tender'], ['note', 'project']],
  [
    'stock-reservations',
    { origin: 'manual', status: 'active' },
    ['quantity', 'tender'],
    ['reservedUntil', 'note'],
  ],
  [
    'stock-reservations',
    { origin: 'approval', status: 'active' },
    ['reservedUntil', 'company'],
    ['note'],
  ],
  [
    'stock-reservations',
    { origin: 'manual', status: 'released' },
    ['reservedUntil', 'company', 'project'],
    ['note'],
  ],
  ['currency-rates', { source: 'centralBank' }, ['day', 'buying', 'selling'], ['note']],
] as const)('%s %j holds %j, not %j', (slug, facts, held, open) => {
  const lock = lockOf({ slug, ...facts })
  expect(held.map((path) => lock?.holds(path))).toEqual(held.map(() => true))
  expect(open.map((path) => lock?.holds(path))).toEqual(open.map(() => false))
})
