import { describe, expect, it } from 'vitest'
import { buildAbility } from './buildAbility'
import { mayEditTender } from './mayEditTender'
import type { Action } from './roles/permissions'
import type { Asker } from './session/staffOf'

const holding = (...actions: Action[]) => buildAbility([{ subject: 'tenders', actions }])
const MINE = 7
const ME: Asker = { person: MINE, program: null }
const PROGRAM: Asker = { person: null, program: MINE }
const tender = (status: string, createdBy: unknown) => ({ status, createdBy })
const ofProgram = (status: string, createdByClient: unknown) => ({
  status,
  createdBy: null,
  createdByClient,
})

describe('mayEditTender', () => {
  it.each<[string, Action[], Asker, { status: string }, boolean]>([
    ['write: any tender', ['read', 'write'], ME, tender('sent', 9), true],
    ['write: one of a program', ['write'], ME, tender('draft', null), true],
    ['write: also for a program', ['write'], PROGRAM, tender('draft', 9), true],
    ['create: the own draft', ['read', 'create'], ME, tender('draft', MINE), true],
    ['create: the own draft, populated', ['create'], ME, tender('draft', { id: MINE }), true],
    ['create: not the own one once sent', ['create'], ME, tender('sent', MINE), false],
    ['create: not the draft of another', ['create'], ME, tender('draft', 9), false],
    ['create: not a draft of nobody', ['create'], ME, tender('draft', null), false],
    ['create: a program, its own draft', ['create'], PROGRAM, ofProgram('draft', MINE), true],
    ['create: a program, not once sent', ['create'], PROGRAM, ofProgram('sent', MINE), false],
    ['create: a program, not of another', ['create'], PROGRAM, ofProgram('draft', 9), false],
    [
      'create: not of the person with its number',
      ['create'],
      PROGRAM,
      tender('draft', MINE),
      false,
    ],
    ['create: a person, not of that program', ['create'], ME, ofProgram('draft', MINE), false],
    ['approve and invoice: none', ['read', 'approve', 'invoice'], ME, tender('draft', MINE), false],
    ['read: none', ['read'], ME, tender('draft', MINE), false],
  ])('%s', (_, actions, asker, edited, expected) => {
    expect(mayEditTender({ ability: holding(...actions), asker, tender: edited })).toBe(expected)
  })

  it('asks for the field where the right is narrowed to some', () => {
    const ability = buildAbility([
      { subject: 'tenders', actions: ['write'], fields: ['notes'] },
      { subject: 'tenders', actions: ['create'], fields: ['items'] },
    ])
    const may = (edited: { status: string; createdBy: unknown }, field: string) =>
      mayEditTender({ ability, asker: ME, tender: edited, field })
    expect(may(tender('sent', 9), 'notes')).toBe(true)
    expect(may(tender('sent', 9), 'items')).toBe(false)
    expect(may(tender('draft', MINE), 'items')).toBe(true)
    expect(may(tender('draft', MINE), 'title')).toBe(false)
  })
})
