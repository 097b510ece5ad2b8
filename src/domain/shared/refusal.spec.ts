import { describe, expect, it } from 'vitest'
import { Refusal, refuseFields } from './refusal'

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
