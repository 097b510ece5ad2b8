import { describe, expect, it } from 'vitest'
import { actionsOf, isRight, isSubject, namedRightsOf, SUBJECTS, type Subject } from './permissions'

describe('the rights of a subject', () => {
  it.each<[Subject, string[]]>([
    [
      'tenders',
      ['read', 'create', 'write', 'delete', 'export', 'approve', 'invoice', 'changeRates'],
    ],
    ['stock-cards', ['read', 'create', 'write', 'delete', 'export', 'import', 'seeCosts']],
    ['stock-reservations', ['read', 'create', 'export']],
    ['settings', ['read', 'write']],
    ['dashboard', ['read']],
  ])('of %s are %j', (subject, actions) => {
    expect(actionsOf(subject)).toEqual(actions)
  })

  it('beyond the usual four belong to one subject', () => {
    expect(namedRightsOf('tenders')).toEqual(['approve', 'invoice', 'changeRates'])
    expect(namedRightsOf('customers')).toEqual([])
    expect(isRight('tenders', 'approve')).toBe(true)
    expect(isRight('customers', 'approve')).toBe(false)
    expect(isRight('settings', 'delete')).toBe(false)
  })

  it('are none where there is no such subject', () => {
    const unicorns = 'unicorns' as Subject
    expect(actionsOf(unicorns)).toEqual([])
    expect(namedRightsOf(unicorns)).toEqual([])
  })
})

describe('isSubject', () => {
  it('knows each subject, and nothing else', () => {
    expect(SUBJECTS.every(isSubject)).toBe(true)
    expect(['unicorns', '', null, undefined, 3, ['users'], {}].some(isSubject)).toBe(false)
  })
})
