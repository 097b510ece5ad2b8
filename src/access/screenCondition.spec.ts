import { describe, expect, it } from 'vitest'
import { CATALOG } from '@/catalog'
import { COMMANDS, ROOT_COMMANDS } from '@/catalog/commands/entries'
import { allCells } from './roles/permissionSets'
import { screenConditionOf } from './screenCondition'

const said = (subject: string, action: string) =>
  screenConditionOf(subject as never, action as never).map((right) => right.join(' '))

describe('screenConditionOf', () => {
  it.each([
    ['meets', 'write', ['create meets', 'write customers']],
    ['meets', 'create', []],
    ['tenders', 'write', ['create tenders']],
    ['tenders', 'approve', []],
    ['stock-group-stocks', 'write', ['write stock-groups']],
    ['stock-cards', 'write', []],
    ['stock-cards', 'seeCosts', []],
    ['settings', 'write', []],
    ['users', 'delete', []],
    ['notes', 'create', ['read customers', 'read company-projects', 'read tenders']],
  ])('%s %s', (subject, action, expected) => {
    expect(said(subject, action)).toEqual(expected)
  })

  const needed = [...Object.values(COMMANDS), ...Object.values(ROOT_COMMANDS)].flatMap((commands) =>
    Object.values(commands as Record<string, { needs?: readonly (readonly string[])[] }>).flatMap(
      ({ needs = [] }) => needs,
    ),
  )

  /**
   * A page that requires the right, a command, or a button or field on a page that the read right
   * opens.
   */
  const opensSomething = (subject: string, action: string): boolean => {
    const is = (right: readonly (string | undefined)[] | undefined) =>
      right?.[0] === action && right[1] === subject
    const reads = CATALOG.routes.some(
      (route) => route.action === 'read' && route.subject === subject,
    )
    const hasForm = CATALOG.entities.some(
      (entity) =>
        entity.subject === subject &&
        entity.routes.some(
          ({ target }) =>
            target.kind === 'collection' &&
            target.view === { write: 'edit', create: 'create' }[action],
        ),
    )
    return (
      CATALOG.routes.some((route) => is([route.action, route.subject])) ||
      needed.some(is) ||
      (reads && !hasForm)
    )
  }

  it.each(allCells())('%s %s opens something, or says what it needs', (subject, action) => {
    const condition = said(subject, action)
    expect(condition.length > 0 || opensSomething(subject, action)).toBe(true)
    // Its condition is a right that guards a page itself.
    for (const right of condition)
      expect(CATALOG.routes.map((route) => `${route.action} ${route.subject}`)).toContain(right)
  })
})
