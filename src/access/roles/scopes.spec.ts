import { describe, expect, it } from 'vitest'
import { allPermissions, buildAbility } from '../buildAbility'
import { actionsOf, SUBJECTS } from './permissions'
import { allScopes, holdsScope, narrowPermissions, refuseScopes } from './scopes'

const abilityWith = (...scopes: unknown[]) =>
  buildAbility(narrowPermissions(allPermissions(), scopes))
const held = (...scopes: unknown[]) => {
  const ability = abilityWith(...scopes)
  return SUBJECTS.flatMap((subject) =>
    actionsOf(subject).flatMap((action) => (ability.can(action, subject) ? [action] : [])),
  )
}

describe('scopes narrow a role with every right', () => {
  it('reads with the word read, and does nothing else', () => {
    expect(new Set(held('read'))).toEqual(new Set(['read']))
    expect(abilityWith('read').can('seeCosts', 'stock-cards')).toBe(false)
    expect(abilityWith('read').can('export', 'tenders')).toBe(false)
  })

  it('makes, changes and deletes with the word write, but never what opens accounts', () => {
    expect(new Set(held('write'))).toEqual(new Set(['create', 'write', 'delete']))
    for (const subject of ['users', 'roles', 'jobs', 'settings'] as const)
      for (const action of actionsOf(subject))
        expect(abilityWith('write').can(action, subject)).toBe(false)
  })

  it('holds a named right only where it is named', () => {
    expect(held('approve:tenders')).toEqual(['approve'])
    expect(held('export:stock-cards')).toEqual(['export'])
    expect(abilityWith(...allScopes()).can('approve', 'tenders')).toBe(true)
    expect(abilityWith(...allScopes()).can('write', 'users')).toBe(false)
  })

  it.each([[['write:users']], [['create:roles', 'delete:roles']], [['write:settings']], [['x']]])(
    'opens nothing by %j, however it came to be stored',
    (scopes) => expect(held(...scopes)).toEqual([]),
  )

  it.each([null, undefined, 'read', {}, [], [null], [['read']], ['__proto__']])(
    'opens nothing by %j',
    (scopes) => expect(narrowPermissions(allPermissions(), scopes)).toEqual([]),
  )

  it('never adds a right, and keeps the fields of the role', () => {
    const row = { subject: 'tenders' as const, actions: ['read' as const], fields: ['title'] }
    expect(narrowPermissions([row], allScopes())).toEqual([row])
    expect(narrowPermissions([], allScopes())).toEqual([])
  })
})

describe('scopes are judged before they are stored', () => {
  it('takes every scope there is', () => expect(refuseScopes(allScopes())).toEqual([]))

  it.each([
    ['read', 'notAList', 'scopes'],
    [undefined, 'notAList', 'scopes'],
    [[], 'required', 'scopes'],
    [['read', 'write:users'], 'unknownScope', 'scopes.1'],
    [['approve:stock-cards'], 'unknownScope', 'scopes.0'],
    [['read:tenders:x'], 'unknownScope', 'scopes.0'],
    [['constructor'], 'unknownScope', 'scopes.0'],
    [[7], 'unknownScope', 'scopes.0'],
    [Array.from({ length: 201 }, () => 'read'), 'tooLarge', 'scopes'],
  ])('refuses %j with %s at %s', (sent, code, path) => {
    expect(refuseScopes(sent)).toMatchObject([{ code, path }])
  })
})

it.each([
  [['read'], 'read:tenders', true],
  [['read'], 'write:tenders', false],
  [['read'], 'export:tenders', false],
  [['write'], 'delete:tenders', true],
  [['write'], 'write:users', false],
  [['approve:tenders'], 'approve:tenders', true],
  [['read'], 'read', true],
  [['read'], 'write', false],
])('of %j, holds %s: %s', (chosen, scope, isHeld) => {
  expect(holdsScope(chosen, scope)).toBe(isHeld)
})
