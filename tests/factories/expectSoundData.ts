import { expect } from 'vitest'
import { invariantsStatement, type Broken } from '@/database/invariants'
import { select } from './database'

/** Fails with the offending rows when, in the middle of a test, the data breaks a rule. */
export const expectSoundData = async (): Promise<void> => {
  const [row] = await select<{ broken: Broken | null }>(invariantsStatement())
  expect(row?.broken ?? {}).toEqual({})
}
