import { expect, it } from 'vitest'
import { AUDITED_EVENTS, isAuditedEvent } from './auditedEvents'
import { AUDITED_SLUGS, isAuditedSlug } from './auditedSlugs'

it('knows what happens without a change of a record', () => {
  expect(AUDITED_EVENTS.every(isAuditedEvent)).toBe(true)
  for (const action of ['create', 'update', 'delete', '', null])
    expect(isAuditedEvent(action)).toBe(false)
})

it('knows whose rows have a trail', () => {
  expect(AUDITED_SLUGS.every(isAuditedSlug)).toBe(true)
  for (const slug of ['audit_events', 'trash', '', null]) expect(isAuditedSlug(slug)).toBe(false)
})
