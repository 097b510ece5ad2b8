import { expect, it, vi } from 'vitest'
import { takeTurn } from './takeTurn'

/** One process; those of one database share what is taken. */
const processOn = (taken = new Set<string>()) => {
  let time = 0
  const take = (_space: number, name: string) => {
    if (taken.has(name)) return Promise.resolve(null)
    taken.add(name)
    return Promise.resolve(() => void taken.delete(name))
  }
  return { turns: new Map(), now: () => time, wait: (ms: number) => (time += ms), take }
}
const running = expect.objectContaining({ code: 'exportRunning' }) as Error

it('should give a person one turn at a time', async () => {
  const options = processOn()
  const turn = await takeTurn('users:1', options)
  await expect(takeTurn('users:1', options)).rejects.toThrow(running)
  turn.end()
  await takeTurn('users:1', options)
})

it('should give a person one of two turns that are taken at once', async () => {
  const options = processOn()
  const both = await Promise.allSettled([
    takeTurn('users:1', options),
    takeTurn('users:1', options),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('should give a person one turn in all processes, and each process its own few', async () => {
  const taken = new Set<string>()
  const [first, second] = [processOn(taken), processOn(taken)]
  const turn = await takeTurn('users:1', first)
  await takeTurn('users:2', first)
  await expect(takeTurn('users:1', second)).rejects.toThrow(running)
  // The refused request does not count towards the process's limit.
  await takeTurn('users:3', second)
  await takeTurn('users:4', second)
  turn.end()
  expect([...taken].sort()).toEqual(['users:2', 'users:3', 'users:4'])
})

it('should take no place when the other processes cannot be asked', async () => {
  const options = processOn()
  const take = vi.fn(options.take).mockRejectedValueOnce(new Error('Connection lost'))
  await expect(takeTurn('users:1', { ...options, take })).rejects.toThrow('Connection lost')
  await takeTurn('users:1', { ...options, take })
})

it('should give few turns at once', async () => {
  const options = processOn()
  const first = await takeTurn('users:1', options)
  await takeTurn('users:2', options)
  await expect(takeTurn('users:3', options)).rejects.toThrow(running)
  first.end()
  await takeTurn('users:3', options)
})

it('should end a turn that nobody uses, and no turn of another', async () => {
  const options = processOn()
  const gone = await takeTurn('users:1', options)
  options.wait(60_000)
  await expect(takeTurn('users:1', options)).rejects.toThrow(running)
  options.wait(1)
  await takeTurn('users:1', options)
  gone.end()
  await expect(takeTurn('users:1', options)).rejects.toThrow(running)
})

it('should keep a turn that is used', async () => {
  const options = processOn()
  const turn = await takeTurn('users:1', options)
  options.wait(50_000)
  turn.keep()
  options.wait(50_000)
  await expect(takeTurn('users:1', options)).rejects.toThrow(running)
})
