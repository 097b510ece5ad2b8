import { expect } from 'vitest'
import { INVARIANTS } from '../helpers/invariants'
import { select } from './database'

/** Fails with the offending rows when the database holds anything that must not be. */
export const expectSoundData = async (): Promise<void> => {
  const found: Record<string, unknown> = {}
  for (const { name, sql } of INVARIANTS) {
    const rows = await select(sql)
    if (rows.length > 0) found[name] = rows.slice(0, 3)
  }
  expect(found).toEqual({})
}
