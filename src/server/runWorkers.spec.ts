import { EventEmitter } from 'node:events'
import type { Worker } from 'node:cluster'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runWorkers } from './runWorkers'

class FakeWorker extends EventEmitter {
  process = { pid: 1, kill: (signal: string) => this.emit('exit', null, signal) }
}

const begin = (times = { healthyMs: 20, firstWaitMs: 5 }) => {
  const workers: FakeWorker[] = []
  const fork = vi.fn(() => {
    const worker = new FakeWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
  const onEnd = vi.fn()
  const run = runWorkers({ cluster: { fork }, count: 2, env: { A: 'b' }, onEnd, times })
  const end = (at: number, code: number | null = null) => workers[at]?.emit('exit', code, 'SIGKILL')
  return { ...run, workers, fork, onEnd, end }
}

afterEach(() => vi.useRealTimers())

describe('runWorkers', () => {
  it('replaces one that is killed', async () => {
    const { fork, workers, end, onEnd } = begin()
    expect(fork).toHaveBeenCalledTimes(2)
    expect(fork).toHaveBeenCalledWith({ A: 'b' })
    workers[0]?.emit('listening')
    end(0)
    await expect.poll(() => fork.mock.calls.length).toBe(3)
    expect(onEnd).toHaveBeenCalledWith({ pid: 1, code: null, signal: 'SIGKILL' })
  })

  it('waits longer for each that does not last', async () => {
    vi.useFakeTimers()
    const { fork, workers, end } = begin({ healthyMs: 10_000, firstWaitMs: 40 })
    workers[0]?.emit('listening')
    const expectStart = async (waitMs: number, forks: number) => {
      await vi.advanceTimersByTimeAsync(waitMs - 1)
      expect(fork).toHaveBeenCalledTimes(forks - 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(fork).toHaveBeenCalledTimes(forks)
    }
    end(0)
    await expectStart(80, 3)
    end(2)
    await expectStart(160, 4)
    // A worker that ran long enough is replaced at once, and the waits start again from the
    // shortest.
    await vi.advanceTimersByTimeAsync(10_000)
    end(3)
    await vi.advanceTimersByTimeAsync(0)
    expect(fork).toHaveBeenCalledTimes(5)
    end(4)
    await expectStart(80, 6)
  })

  it('gives up when none ever listened', async () => {
    const { failed, end, fork } = begin()
    end(1, 3)
    expect(await failed).toBe(3)
    expect(fork).toHaveBeenCalledTimes(2)
  })

  it('ends all of them and starts none again', async () => {
    const { stop, fork, workers } = begin({ healthyMs: 0, firstWaitMs: 0 })
    workers[0]?.emit('listening')
    await stop('SIGTERM')
    // Timers with the same delay fire in order: a worker started by mistake would exist by now.
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(fork).toHaveBeenCalledTimes(2)
  })
})
