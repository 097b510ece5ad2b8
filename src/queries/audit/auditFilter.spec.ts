import { describe, expect, it } from 'vitest'
import { auditFilterOf, beforeOf } from './auditFilter'

describe('what an address of the trail asks for', () => {
  it('should be every condition it names', () => {
    expect(
      auditFilterOf({
        'where[user][equals]': '7',
        'where[subject][equals]': 'tenders',
        'where[document][equals]': '12',
        'where[action][equals]': 'approve',
        'where[at][greater_than_equal]': '2026-03-01T00:00:00+03:00',
        'where[at][less_than]': '2026-03-02T00:00:00+03:00',
      }),
    ).toEqual({
      user: 7,
      subject: 'tenders',
      document: 12,
      action: 'approve',
      from: '2026-02-28T21:00:00.000Z',
      to: '2026-03-01T21:00:00.000Z',
    })
    expect(auditFilterOf({})).toEqual({})
  })

  it.each([
    { 'where[user][equals]': '0' },
    { 'where[user][equals]': 'me' },
    { 'where[subject][equals]': 'mails' },
    { 'where[action][equals]': "' or 1=1" },
    { 'where[at][less_than]': 'gestern' },
    { 'where[details][like]': '71' },
    { 'where[user][not_equals]': '7' },
    { 'where[document][equals]': '7' },
  ])('should be nothing at all for %j', (where) => {
    expect(auditFilterOf(where as unknown as Record<string, string>)).toBeNull()
  })

  it('should begin before an entry', () => {
    expect(beforeOf('3000000000')).toBe(3_000_000_000)
    for (const value of [undefined, '', '0', '-1', '1e9', ['1'], '1234567890123456'])
      expect(beforeOf(value)).toBeNull()
  })
})
