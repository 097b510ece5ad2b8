import { expect, it } from 'vitest'
import { sharesOf, type Drawn } from './shares'

const LIMIT = 50
const WINDOW_MS = 60_000

/** One shared counter with any number of processes. */
const counter = () => {
  let time = 0
  let used = 0
  let until = 0
  let draws = 0
  const draw = async (_key: string, points: number): Promise<Drawn> => {
    draws += 1
    if (until <= time) [used, until] = [0, time + WINDOW_MS]
    const granted = Math.max(0, Math.min(points, LIMIT - used))
    used += points
    await Promise.resolve()
    return { granted, remaining: Math.max(0, LIMIT - used), msBeforeReset: until - time }
  }
  return {
    wait: (ms: number) => (time += ms),
    drawn: () => draws,
    process: () => sharesOf({ size: 20, draw, now: () => time }),
  }
}
type Taker = ReturnType<typeof sharesOf>
const takeMany = async (shares: Taker, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => shares.take('a')))).filter(
    ({ isGranted }) => isGranted,
  ).length

it('should grant the limit and no more, however many ask at once', async () => {
  const { process, drawn } = counter()
  const shares = process()
  expect(await takeMany(shares, LIMIT + 10)).toBe(LIMIT)
  expect(shares.isReached('a')).toBe(true)
  expect(drawn()).toBe(3)
  expect(await takeMany(shares, 10)).toBe(0)
  expect(drawn()).toBe(3)
})

it('should never grant more in two processes than in one', async () => {
  const { process } = counter()
  const [one, other] = [process(), process()]
  const granted = await Promise.all([takeMany(one, LIMIT), takeMany(other, LIMIT)])
  expect(granted[0] + granted[1]).toBe(LIMIT)
  expect(await takeMany(process(), 1)).toBe(0)
})

it('should say what is left for all, and when the window ends', async () => {
  const { process, wait } = counter()
  const shares = process()
  expect(await shares.take('a')).toMatchObject({ remaining: 49, msBeforeReset: WINDOW_MS })
  wait(1_000)
  expect(await shares.take('a')).toMatchObject({ remaining: 48, msBeforeReset: 59_000 })
  await takeMany(shares, LIMIT)
  wait(58_999)
  expect(await shares.take('a')).toMatchObject({ isGranted: false, remaining: 0, msBeforeReset: 1 })
  wait(1)
  expect(shares.isReached('a')).toBe(false)
  expect(await shares.take('a')).toMatchObject({ isGranted: true, remaining: 49 })
})

it('should take nothing of a later count for what an earlier one gave back', async () => {
  const { process, wait } = counter()
  const shares = process()
  const taken = await shares.take('a')
  taken.giveBack()
  expect(await takeMany(shares, LIMIT + 1)).toBe(LIMIT)
  wait(WINDOW_MS)
  await shares.take('a')
  taken.giveBack()
  expect(await takeMany(shares, LIMIT)).toBe(LIMIT - 1)
})

it('should draw the next points before the last is taken', async () => {
  const { process, drawn } = counter()
  const shares = process()
  expect(await takeMany(shares, 14)).toBe(14)
  expect(drawn()).toBe(1)
  expect(await takeMany(shares, 1)).toBe(1)
  expect(drawn()).toBe(2)
  expect(await takeMany(shares, 20)).toBe(20)
  expect(drawn()).toBe(3)
  expect(await takeMany(shares, LIMIT)).toBe(LIMIT - 35)
})

it('should take nothing of a window that ended while the next points were drawn', async () => {
  const { process, wait } = counter()
  const shares = process()
  await takeMany(shares, 14)
  const last = shares.take('a')
  wait(WINDOW_MS)
  await last
  expect(await takeMany(shares, LIMIT + 10)).toBe(LIMIT)
})

it('should count keys apart, and ask again after a draw that failed', async () => {
  let isDown = true
  const shares = sharesOf({
    size: 1,
    draw: () =>
      isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ granted: 1, remaining: 0, msBeforeReset: 1 }),
    now: () => 0,
  })
  await expect(shares.take('a')).rejects.toThrow('down')
  isDown = false
  expect([await shares.take('a'), await shares.take('b')]).toMatchObject([
    { isGranted: true },
    { isGranted: true },
  ])
  expect(await shares.take('a')).toMatchObject({ isGranted: false })
})
