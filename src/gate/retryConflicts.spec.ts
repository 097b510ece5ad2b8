import { expect, it } from 'vitest'
import { noteCommit, noteConflict, retryConflicts } from './retryConflicts'

const deadlock = Object.assign(new Error('outer'), { cause: { code: '40P01' } })

const run = async (attempts: ((count: number) => number)[]) => {
  let count = 0
  const { status } = await retryConflicts(async () => {
    const answer = attempts[Math.min(count, attempts.length - 1)] as (count: number) => number
    count += 1
    return new Response(null, { status: answer(count) })
  })
  return [status, count]
}
const lose = () => (noteConflict(deadlock), 503)

it('answers what was answered when nothing was lost', async () => {
  expect(await run([() => 200])).toEqual([200, 1])
  expect(await run([() => 503])).toEqual([503, 1])
  expect(await run([() => (noteConflict(new Error('other')), 500)])).toEqual([500, 1])
})

it('tries a lost request again, three times at most', async () => {
  expect(await run([lose, () => 201])).toEqual([201, 2])
  expect(await run([lose])).toEqual([503, 4])
})

it('leaves what was committed alone', async () => {
  expect(await run([() => (noteCommit(), lose())])).toEqual([503, 1])
})

it('keeps attempts of different requests apart', async () => {
  expect(await Promise.all([run([lose, () => 200]), run([() => 200])])).toEqual([
    [200, 2],
    [200, 1],
  ])
})
