import { AsyncLocalStorage } from 'node:async_hooks'
import PQueue from 'p-queue'
import { describe, expect, it } from 'vitest'
import { queueWrite } from './writeQueue'

const held = () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  return { gate, release: () => release() }
}

describe('queueWrite', () => {
  it('runs no more than its places at once, and all of them in the end', async () => {
    const queue = new PQueue({ concurrency: 3 })
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, (running += 1))
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return 1
    }
    const done = await Promise.all(Array.from({ length: 40 }, () => queueWrite(work, { queue })))
    expect(done).toHaveLength(40)
    expect(most).toBe(3)
  })

  it('runs what waited in the context of its own request', async () => {
    const queue = new PQueue({ concurrency: 1 })
    const requests = new AsyncLocalStorage<number>()
    const work = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return requests.getStore()
    }
    const all = [1, 2, 3].map((one) => requests.run(one, () => queueWrite(work, { queue })))
    expect(await Promise.all(all)).toEqual([1, 2, 3])
  })

  it('refuses when too many wait, or one waits too long, and never runs those', async () => {
    const queue = new PQueue({ concurrency: 1 })
    const { gate, release } = held()
    const first = queueWrite(() => gate, { queue })
    let ran = false
    const work = () => Promise.resolve((ran = true))
    const late = queueWrite(work, { queue, maxWaitMs: 10 })
    await expect(queueWrite(work, { queue, maxWaiting: 1 })).rejects.toThrow('overloaded')
    await expect(late).rejects.toThrow('overloaded')
    release()
    await first
    await queue.onIdle()
    expect(ran).toBe(false)
  })
})
