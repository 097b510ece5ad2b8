import { expect, it } from 'vitest'
import { hides, names } from './blocker'

it('hides a command that makes no sense', () => {
  expect(hides('alreadyApproved')).toStrictEqual({ code: 'alreadyApproved', isShown: false })
})

it('shows a command that something is in the way of, with the values of the reason', () => {
  expect(names('insufficientStock', { card: 'Vana', wanted: '3' })).toStrictEqual({
    code: 'insufficientStock',
    data: { card: 'Vana', wanted: '3' },
    isShown: true,
  })
  expect(names('fourEyes')).toStrictEqual({ code: 'fourEyes', isShown: true })
})
