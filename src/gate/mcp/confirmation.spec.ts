import { describe, expect, it } from 'vitest'
import { CONFIRM_MS, confirmationOf, readConfirmation } from './confirmation'

const NOW = new Date('2026-03-02T09:00:00Z')
const ONE = { secret: 's', client: 5, tool: 'draft_tender', input: { title: 'A', items: [1, 2] } }
const token = confirmationOf(ONE, 'effect', NOW)

describe('a confirmation', () => {
  it('is of one program, tool and set of arguments, in whatever order they are written', () => {
    const end = new Date(NOW.getTime() + CONFIRM_MS)
    expect(readConfirmation(ONE, token)).toEqual({ effect: 'effect', end })
    const turned = { ...ONE, input: { items: [1, 2], title: 'A' } }
    expect(readConfirmation(turned, token)).toEqual({ effect: 'effect', end })
  })

  it.each([
    { client: 6 },
    { tool: 'log_meeting' },
    { secret: 't' },
    { input: { title: 'B', items: [1, 2] } },
    { input: { title: 'A', items: [2, 1] } },
    { input: { title: 'A', items: [1, 2], more: 1 } },
  ])('is none of another: %j', (other) =>
    expect(readConfirmation({ ...ONE, ...other }, token)).toBeNull(),
  )

  it.each([
    '',
    'x',
    '1.2.3',
    `${token}.x`,
    token.slice(0, -1),
    token.replace('effect', 'other'),
    `9${token.slice(1)}`,
  ])(
    // oxfmt-ignore
    'is none when it is forged: %s',
    (forged) => expect(readConfirmation(ONE, forged)).toBeNull(),
  )
})
