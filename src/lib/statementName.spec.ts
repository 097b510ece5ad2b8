import { expect, it } from 'vitest'
import { namesOfStatements } from './statementName'

const asked = (times: number, text: string, nameOf = namesOfStatements()) =>
  Array.from({ length: times }, () => nameOf(text))

it('names what is asked a third time, and keeps the name', () => {
  const [first, second, third, fourth] = asked(4, 'select 1')
  expect([first, second]).toEqual([undefined, undefined])
  expect(third).toMatch(/^[\w-]{43}$/)
  expect(fourth).toBe(third)
})

it('gives no name away to texts of one time: whoever turns ten thousand pages', () => {
  const nameOf = namesOfStatements()
  for (let page = 0; page < 10_000; page += 1)
    expect(nameOf(`select offset ${page}`)).toBeUndefined()
  expect(asked(3, 'select usual', nameOf)[2]).toBeDefined()
})

it('has room for five hundred', () => {
  const nameOf = namesOfStatements()
  const named = Array.from({ length: 600 }, (_, at) => asked(3, `select ${at}`, nameOf)[2])
  expect(named.filter(Boolean)).toHaveLength(500)
})
