import { expect, it } from 'vitest'
import { AUDITED_PARTS, AUDITED_SLUGS } from '@/domain/audit/auditedSlugs'
import { EVENT_NAMES } from '@/domain/events/events'
import { CHANGED_SLUGS, EVENT_TYPES, eventTypeOf, storedAs, typesBySubject } from './eventTypes'
import { CATALOG } from './index'

const typeOf = (name: string, subject = 'tenders') => eventTypeOf({ name, subject })

it.each([
  ['tenderAccepted', 'tenders', 'tender.accepted'],
  ['approvalRequested', 'tenders', 'tender.approval_requested'],
  ['reservationMade', 'stock-reservations', 'reservation.made'],
  ['stockRanLow', 'stock-cards', 'stock_card.ran_low'],
  ['created', 'stock-types', 'stock_type.created'],
  ['updated', 'companies', 'company.updated'],
  ['deleted', 'branches', 'branch.deleted'],
  ['importEnded', 'imports', null],
  ['noteWritten', 'notes', null],
  ['created', 'users', null],
  ['updated', 'settings', null],
  ['created', 'tender-items', null],
  ['created', 'toString', null],
  ['toString', 'tenders', null],
])('%s of %s is %s', (name, subject, type) => expect(typeOf(name, subject)).toBe(type))

it('has a type of its own for every event and every change', () => {
  expect(new Set(EVENT_TYPES).size).toBe(EVENT_TYPES.length)
  for (const type of EVENT_TYPES) expect(type).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$/)
  const named = EVENT_NAMES.map((name) => typeOf(name)).filter((type) => type !== null)
  expect(EVENT_TYPES).toHaveLength(named.length + 3 * CHANGED_SLUGS.length)
})

it('leads back from a type to what is stored, and lists each once', () => {
  expect(storedAs(['tender.sent', 'stock_card.deleted', 'nothing.sent'])).toEqual([
    { subject: 'stock-cards', name: 'deleted' },
    { subject: 'tenders', name: 'tenderSent' },
  ])
  expect(
    typesBySubject()
      .flatMap(({ types }) => types)
      .sort(),
  ).toEqual([...EVENT_TYPES].sort())
})

it('calls records the singular of their collection', () => {
  for (const subject of CHANGED_SLUGS) {
    const [word = ''] = (typeOf('created', subject) ?? '').split('.')
    const plurals = [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')]
    expect(plurals).toContain(subject.replaceAll('-', '_'))
  }
})

it('has changes of what the API reads, but for people, their rights and the settings', () => {
  const parts: readonly string[] = AUDITED_PARTS
  const open = CATALOG.entities
    .filter(({ slug, api }) => api && (AUDITED_SLUGS as readonly string[]).includes(slug))
    .map(({ slug }) => slug)
    .filter(
      (slug) =>
        !parts.includes(slug) && !['users', 'roles', 'api-clients', 'webhooks'].includes(slug),
    )
  expect([...CHANGED_SLUGS].sort()).toEqual(open.sort())
})
