import { describe, expect, it } from 'vitest'
import { insistOnCaller, insistOnStaff, staffIdOf, staffOf } from './staffOf'

const person = { user: { collection: 'users', id: 7 } } as never
const program = { user: { collection: 'api-clients', id: 7 } } as never
const nobody = { user: null } as never

describe('who sent a request', () => {
  it('is a person or none', () => {
    expect([person, program, nobody].map(staffIdOf)).toEqual([7, null, null])
    expect([person, program, nobody].map((req) => staffOf(req) !== null)).toEqual([
      true,
      false,
      false,
    ])
  })

  it('must be somebody, or a person, where that is asked', () => {
    expect(() => insistOnCaller(person)).not.toThrow()
    expect(() => insistOnCaller(program)).not.toThrow()
    expect(() => insistOnCaller(nobody)).toThrow('signInFirst')
    expect(insistOnStaff(person)).toBe(7)
    expect(() => insistOnStaff(program)).toThrow('peopleOnly')
    expect(() => insistOnStaff(nobody)).toThrow('signInFirst')
  })
})
