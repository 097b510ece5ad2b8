import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { onSignals } from './onSignals'

const begin = () => {
  const events = new EventEmitter()
  const exit = vi.fn<(code?: unknown) => never>()
  const process = Object.assign(events, { exit }) as unknown as NodeJS.Process
  let finish = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  let moment = 0
  onSignals(work, { process, now: () => moment })
  const signal = (name: string, at: number) => {
    moment = at
    events.emit(name)
  }
  return { signal, work, exit, finish: () => finish() }
}

it('works before the end, once, also where a supervisor and the parent both signal', async () => {
  const { signal, work, exit, finish } = begin()
  signal('SIGTERM', 0)
  signal('SIGTERM', 900)
  expect(work).toHaveBeenCalledExactlyOnceWith('SIGTERM')
  expect(exit).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(exit).toHaveBeenCalledExactlyOnceWith(143))
})

it('ends at once at a second signal', () => {
  const { signal, work, exit } = begin()
  signal('SIGTERM', 0)
  signal('SIGINT', 1_000)
  expect(exit).toHaveBeenCalledExactlyOnceWith(130)
  expect(work).toHaveBeenCalledOnce()
})
