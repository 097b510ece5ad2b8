import { expect, it, vi } from 'vitest'
import { untilEnd } from './untilEnd'

const IDLE = 60_000

const pieces = (count: number, error?: Error) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < count; at += 1) controller.enqueue(new Uint8Array([at]))
      if (!error) controller.close()
    },
    pull: () => {
      if (error) throw error
    },
  })

it('should give the same bytes and say that they ended', async () => {
  const onEnd = vi.fn()
  const taken = await new Response(untilEnd(pieces(3), onEnd, IDLE)).arrayBuffer()
  expect([...new Uint8Array(taken)]).toEqual([0, 1, 2])
  expect(onEnd.mock.calls).toEqual([[undefined]])
})

it('should break off what fails, and say why', async () => {
  const [onEnd, error] = [vi.fn(), new Error('gone')]
  await expect(new Response(untilEnd(pieces(1, error), onEnd, IDLE)).arrayBuffer()).rejects.toThrow(
    'gone',
  )
  expect(onEnd.mock.calls).toEqual([[error]])
})

it('should end where nobody takes them, also in the middle of asking for more', async () => {
  const onEnd = vi.fn()
  const cancelled = vi.fn()
  const slow = new ReadableStream<Uint8Array>({
    pull: () => new Promise(() => {}),
    cancel: cancelled,
  })
  const reader = untilEnd(slow, onEnd, IDLE).getReader()
  const read = reader.read()
  await reader.cancel()
  expect((await read).done).toBe(true)
  expect(cancelled).toHaveBeenCalledOnce()
  expect(onEnd).toHaveBeenCalledOnce()
})

it('should break off what nobody takes, and let its source go', async () => {
  vi.useFakeTimers()
  const [onEnd, cancelled] = [vi.fn(), vi.fn()]
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1)),
    cancel: cancelled,
  })
  const reader = untilEnd(endless, onEnd, IDLE).getReader()
  for (let read = 0; read < 3; read += 1) {
    expect((await reader.read()).done).toBe(false)
    await vi.advanceTimersByTimeAsync(IDLE - 1)
  }
  expect(onEnd).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(IDLE)
  expect([onEnd.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 1])
  await expect(reader.closed).rejects.toThrow('Nobody takes them')
  vi.useRealTimers()
})
