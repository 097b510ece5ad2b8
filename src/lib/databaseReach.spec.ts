import { expect, it } from 'vitest'
import { databaseAnswers, watchDatabase } from './databaseReach'

it('asks the database once a second whether it is there, however many pages want to know', async () => {
  expect(await databaseAnswers(0)).toBe(true)
  let asked = 0
  let isThere = false
  watchDatabase(async () => {
    asked += 1
    if (!isThere) throw new Error('ECONNREFUSED')
  })
  expect(await Promise.all([databaseAnswers(0), databaseAnswers(500)])).toEqual([false, false])
  isThere = true
  expect([await databaseAnswers(999), asked]).toEqual([false, 1])
  expect([await databaseAnswers(1_000), asked]).toEqual([true, 2])
})
