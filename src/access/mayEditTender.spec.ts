import { describe, expect, it } from 'vitest'
import { buildAbility } from './buildAbility'
import { mayEditTender } from './mayEditTender'
import type { Action } from './roles/permissions'

const holding = (...actions: Action[]) => buildAbility([{ subject: 'tenders', actions }])
const MINE = 7
const tender = (status: string, createdBy: unknown) => ({ status, createdBy })

describe('mayEditTender', () => {
  it.each<[string, Action[], number | null, { status: string; createdBy: unknown }, boolean]>([
    ['write: any tender', ['read', 'write'], MINE, tender('sent', 9), true],
    ['write: one of a program', ['write'], MINE, tender('draft', null), true],
    ['write: also for a program', ['write'], null, tender('draft', 9), true],
    ['create: the own draft', ['read', 'create'], MINE, tender('draft', MINE), true],
    ['create: the own draft, populated', ['create'], MINE, tender('draft', { id: MINE }), true],
    ['create: not the own one once sent', ['create'], MINE, tender('sent', MINE), false],
    ['create: not the draft of another', ['create'], MINE, tender('draft', 9), false],
    ['create: not a draft of nobody', ['create'], MINE, tender('draft', null), false],
    ['create: no draft for a program', ['create'], null, tender('draft', null), false],
    [
      'approve and invoice: none',
      ['read', 'approve', 'invoice'],
      MINE,
      tender('draft', MINE),
      false,
    ],
    ['read: none', ['read'], MINE, tender('draft', MINE), false],
  ])('%s', (_, actions, userId, edited, expected) => {
    expect(mayEditTender({ ability: holding(...actions), userId, tender: edited })).toBe(expected)
  })

  it('asks for the field where the right is narrowed to some', () => {
    const ability = buildAbility([
      { subject: 'tenders', actions: ['write'], fields: ['notes'] },
      { subject: 'tenders', actions: ['create'], fields: ['items'] },
    ])
    const may = (edited: { status: string; createdBy: unknown }, field: string) =>
      mayEditTender({ ability, userId: MINE, tender: edited, field })
    expect(may(tender('sent', 9), 'notes')).toBe(true)
    expect(may(tender('sent', 9), 'items')).toBe(false)
    expect(may(tender('draft', MINE), 'items')).toBe(true)
    expect(may(tender('draft', MINE), 'title')).toBe(false)
  })
})
