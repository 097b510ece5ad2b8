import { describe, expect, it } from 'vitest'
import { CONFIRM_MS, confirmationOf, readConfirmation } from './confirmation'

const NOW = new Date('2026-03-02T09:00:00Z')
const ONE = { secret: 's', client: 5, tool: 'draft_tender', input: { title: 'A', items: [1, 2] } }
const token = confirmationOf(ONE, 'effect', NOW)

describe('a confirmation', () => {
  it('is of one program, tool and set of arguments, in whatever order they are written', () => {
    const end = new Date(NOW.getTime() + CONFIRM_MS)
    const turned = { ...ONE, input: { items: [1, 2], title: 'A' } }
    for (const one of [ONE, turned]) {
      const read = readConfirmation(one, token)
      expect(read?.end).toEqual(end)
      expect(['effect', 'other', ''].map((effect) => read?.isOf(effect))).toEqual([
        true,
        false,
        false,
      ])
    }
  })

  it('does not tell what it confirms: not the effect, nor whether two are equal', () => {
    const again = confirmationOf(ONE, 'effect', NOW)
    const parts = [token, again].map((one) => one.split('.'))
    expect(token).not.toContain('effect')
    for (const at of [1, 2, 3]) expect(parts[0]?.[at]).not.toBe(parts[1]?.[at])
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
    token.replace(/\.[^.]+\./, '.x.'),
    `9${token.slice(1)}`,
  ])(
    // oxfmt-ignore
    'is none when it is forged: %s',
    (forged) => expect(readConfirmation(ONE, forged)).toBeNull(),
  )
})
