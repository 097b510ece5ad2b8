import { expect, it } from 'vitest'
import { takeTurn } from './takeTurn'

const clock = () => {
  let time = 0
  return { turns: new Map(), now: () => time, wait: (ms: number) => (time += ms) }
}
const running = expect.objectContaining({ code: 'exportRunning' }) as Error

it('should give a person one turn at a time', () => {
  const options = clock()
  const turn = takeTurn('users:1', options)
  expect(() => takeTurn('users:1', options)).toThrow(running)
  turn.end()
  expect(() => takeTurn('users:1', options)).not.toThrow()
})

it('should give few turns at once', () => {
  const options = clock()
  const first = takeTurn('users:1', options)
  takeTurn('users:2', options)
  expect(() => takeTurn('users:3', options)).toThrow(running)
  first.end()
  expect(() => takeTurn('users:3', options)).not.toThrow()
})

it('should end a turn that nobody uses, and no turn of another', () => {
  const options = clock()
  const gone = takeTurn('users:1', options)
  options.wait(60_000)
  expect(() => takeTurn('users:1', options)).toThrow(running)
  options.wait(1)
  takeTurn('users:1', options)
  gone.end()
  expect(() => takeTurn('users:1', options)).toThrow(running)
})

it('should keep a turn that is used', () => {
  const options = clock()
  const turn = takeTurn('users:1', options)
  options.wait(50_000)
  turn.keep()
  options.wait(50_000)
  expect(() => takeTurn('users:1', options)).toThrow(running)
})
