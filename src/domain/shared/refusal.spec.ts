import { describe, expect, it } from 'vitest'
import { isRefusalCode, Refusal, REFUSALS, refuseFields } from './refusal'

describe('Refusal', () => {
  it('should carry its code and nothing else unless told', () => {
    const refusal = new Refusal('fourEyes')
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal).toMatchObject({ name: 'Refusal', message: 'fourEyes', code: 'fourEyes' })
    expect(refusal.data).toEqual({})
    expect(refusal.fields).toEqual([])
  })

  it('should carry the values of its sentence and the fields to mark', () => {
    const fields = [{ path: 'items.3.quantity', code: 'tooLarge' }] as const
    const refusal = new Refusal('insufficientStock', { data: { wanted: '3' }, fields: [...fields] })
    expect(refusal.data).toEqual({ wanted: '3' })
    expect(refusal.fields).toEqual(fields)
  })
})

it.each(Object.entries(REFUSALS))('%s is answered with an error status: %i', (_, status) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
})

it.each([
  ['fourEyes', true],
  ['toString', false],
  ['', false],
  [null, false],
  [['fourEyes'], false],
])('%j is the name of a refusal: %s', (value, is) => expect(isRefusalCode(value)).toBe(is))

describe('refuseFields', () => {
  it('should do nothing without fields', () => {
    expect(() => refuseFields([null, undefined])).not.toThrow()
  })

  it('should carry the fields to mend', () => {
    const field = { path: 'name', code: 'required' } as const
    const thrown = (() => {
      try {
        refuseFields([null, field])
      } catch (error) {
        return error
      }
      return null
    })()
    expect(thrown).toBeInstanceOf(Refusal)
    expect(thrown).toMatchObject({ code: 'invalidInput', fields: [field], data: {} })
  })
})
