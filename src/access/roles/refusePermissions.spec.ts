import { describe, expect, it } from 'vitest'
import { allPermissions } from '../buildAbility'
import { cleanPermissions, refusePermissions, type KnownFields } from './refusePermissions'

const known: KnownFields = (subject) =>
  new Set(subject === 'users' ? ['name', 'email'] : ['title', 'x'.repeat(64), 'x'.repeat(65)])
const refused = (value: unknown) => refusePermissions(value, known)

describe('refusePermissions', () => {
  it.each([null, undefined, {}, 'users', 3])('asks for a list, not %j', (value) => {
    expect(refused(value)).toEqual([{ path: 'permissions', code: 'notAList' }])
  })

  it.each([
    ['no row', []],
    ['every right', allPermissions()],
    ['fields of the subject', [{ subject: 'users', actions: ['read'], fields: ['name', 'email'] }]],
    ['no narrowing, said as null', [{ subject: 'users', actions: ['read'], fields: null }]],
    [
      'a name of 64 characters',
      [{ subject: 'tenders', actions: ['read'], fields: ['x'.repeat(64)] }],
    ],
    [
      'one hundred names',
      [{ subject: 'users', actions: ['read'], fields: Array(100).fill('name') }],
    ],
  ])('accepts %s', (_, value) => {
    expect(refused(value)).toEqual([])
  })

  it.each([
    ['null', null],
    ['text', 'users'],
    ['no actions', { subject: 'users' }],
    ['no subject', { actions: ['read'] }],
    ['a subject that is no text', { subject: 3, actions: ['read'] }],
    ['one action as text', { subject: 'users', actions: 'read' }],
    ['an action that is no text', { subject: 'users', actions: [3] }],
    ['fields as text', { subject: 'users', actions: ['read'], fields: 'name' }],
    ['a field that is no text', { subject: 'users', actions: ['read'], fields: [3] }],
    ['a field without a name', { subject: 'users', actions: ['read'], fields: [''] }],
    ['a name too long', { subject: 'tenders', actions: ['read'], fields: ['x'.repeat(65)] }],
    ['too many names', { subject: 'users', actions: ['read'], fields: Array(101).fill('name') }],
    ['a key nobody knows', { subject: 'users', actions: ['read'], inverted: true }],
  ])('cannot read a row of %s', (_, row) => {
    expect(refused([row])).toEqual([{ path: 'permissions.0', code: 'invalidInput' }])
  })

  it.each([
    ['an unknown subject', { subject: 'unicorns' }, [['subject', 'unknownSubject']]],
    ['no action at all', { actions: [] }, [['actions', 'unknownAction']]],
    ['an unknown action', { actions: ['read', 'juggle'] }, [['actions', 'unknownAction']]],
    ['an action of another subject', { actions: ['approve'] }, [['actions', 'unknownAction']]],
    ['an unknown field', { fields: ['name', 'horn'] }, [['fields', 'unknownField']]],
    ['a field of another subject', { fields: ['title'] }, [['fields', 'unknownField']]],
    ['an empty list of fields', { fields: [] }, [['fields', 'emptyFields']]],
    [
      'two faults at once',
      { actions: [], fields: ['horn'] },
      [
        ['actions', 'unknownAction'],
        ['fields', 'unknownField'],
      ],
    ],
  ])('refuses %s at its own path', (_, part, expected) => {
    expect(refused([{ subject: 'users', actions: ['read'], ...part }])).toEqual(
      expected.map(([field, code]) => ({ path: `permissions.0.${field}`, code })),
    )
  })

  it('counts rows from zero and names each that is wrong', () => {
    const good = { subject: 'users', actions: ['read'] }
    expect(refused([good, null, good, { ...good, fields: [] }])).toEqual([
      { path: 'permissions.1', code: 'invalidInput' },
      { path: 'permissions.3.fields', code: 'emptyFields' },
    ])
  })
})

describe('cleanPermissions', () => {
  it('says each action and field once, in their order', () => {
    expect(
      cleanPermissions([
        {
          subject: 'users',
          actions: ['write', 'read', 'write'],
          fields: ['name', 'email', 'name'],
        },
        { subject: 'tenders', actions: ['approve'] },
      ]),
    ).toStrictEqual([
      { subject: 'users', actions: ['write', 'read'], fields: ['name', 'email'] },
      { subject: 'tenders', actions: ['approve'] },
    ])
  })

  it.each([null, undefined])('leaves out fields that are %s', (fields) => {
    const row = { subject: 'users' as const, actions: ['read' as const], fields: fields as never }
    expect(cleanPermissions([row])).toStrictEqual([{ subject: 'users', actions: ['read'] }])
  })
})
