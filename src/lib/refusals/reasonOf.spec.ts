import { APIError, Forbidden, NotFound, QueryError, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { reasonOf } from './reasonOf'

/** The same class in another bundle of the build: equal name, different object. */
const copyOf = (error: Error): Error => {
  const copied = (prototype: object): object => {
    if (prototype === Error.prototype) return prototype
    const { name } = prototype.constructor
    const inner = { [name]: class {} }[name] as { prototype: object }
    Object.setPrototypeOf(inner.prototype, copied(Object.getPrototypeOf(prototype)))
    return inner.prototype
  }
  const other = Object.assign(new Error(error.message), error)
  return Object.setPrototypeOf(other, copied(Object.getPrototypeOf(error)))
}

const ERRORS: [string, Error][] = [
  ['signInFirst', new Forbidden()],
  ['notFound', new NotFound()],
  ['invalidQuery', new QueryError([{ path: 'hash' }])],
  ['invalidInput', new ValidationError({ errors: [{ path: 'name', message: 'x' }] })],
  ['bodyTooLarge', new APIError('x', 413)],
  ['unexpected', new APIError('x', 500)],
  ['unexpected', new TypeError('x')],
]

// Over GraphQL the built server responded "unexpected" to each of them, like to a defect.
describe('reasonOf', () => {
  it.each(ERRORS)('reads %s out of what Payload throws', (code, error) => {
    expect(reasonOf(error).code).toBe(code)
  })

  it.each(ERRORS)('reads %s out of the same of another bundle', (code, error) => {
    const copy = copyOf(error)
    expect(copy instanceof error.constructor).toBe(false)
    expect(reasonOf(copy).code).toBe(code)
  })

  it('reads what GraphQL wraps', () => {
    const wrapped = Object.assign(new Error('x'), { originalError: copyOf(new Forbidden()) })
    expect(reasonOf(wrapped).code).toBe('signInFirst')
  })

  it('keeps the fields of what another bundle found invalid', () => {
    const [, , , [, invalid]] = ERRORS as [unknown, unknown, unknown, [string, Error]]
    expect(reasonOf(copyOf(invalid)).fields).toMatchObject([{ path: 'name' }])
  })
})

describe('what the database fails with', () => {
  const failing = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) })

  it.each(['40001', '40P01', '55P03', '57014', '53300', '25P03'])(
    'is too much at once for %s',
    (code) => {
      expect(reasonOf(failing(code))).toEqual({ code: 'overloaded' })
    },
  )

  it.each([
    ...['53200', '57P01', '57P03', '08006', '58030', '25006'],
    ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND'],
  ])('is no availability for %s', (code) => {
    expect(reasonOf(failing(code))).toEqual({ code: 'unavailable' })
  })

  it('is a fault of the program for a statement with too many parameters', () => {
    expect(reasonOf(failing('08P01')).code).toBe('unexpected')
  })

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('is no room on a disk for %s', (code) => {
    expect(reasonOf(failing(code))).toEqual({ code: 'diskFull' })
  })

  it.each([
    ['overloaded', 'timeout exceeded when trying to connect'],
    ['overloaded', 'Error: cannot begin transaction: sorry, too many clients already'],
    ['overloaded', 'Error: cannot begin transaction: timeout exceeded when trying to connect'],
    ['unavailable', 'Error: cannot begin transaction: connect ECONNREFUSED 127.0.0.1:5432'],
    ['unavailable', 'Connection terminated due to connection timeout'],
    ['unavailable', 'cannot connect to Postgres: x'],
    ['unexpected', 'something else'],
  ])('is %s by the message "%s" alone', (code, message) => {
    expect(reasonOf(new Error(message)).code).toBe(code)
  })
})
