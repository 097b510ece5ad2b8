import { expect, it } from 'vitest'
import { readTrial } from './migrating.mjs'

it('reads how long each migration took, and why the next one failed', () => {
  const output = `migrated: 20270101_one 0.4 s
migrated: 20270102_two 61.0 s
The migration 20270103_three failed: column "x" contains null values. Nothing of it was changed.
`
  expect(readTrial(output)).toEqual({
    times: [
      { name: '20270101_one', seconds: '0.4' },
      { name: '20270102_two', seconds: '61.0' },
    ],
    reason:
      'The migration 20270103_three failed: column "x" contains null values. Nothing of it was changed.',
  })
})

it('has nothing more to say of migrations that ran', () => {
  const { reason } = readTrial('migrated: a 0.1 s\nbootstrap: 1 migrations\n')
  expect(reason).toBe('')
})
