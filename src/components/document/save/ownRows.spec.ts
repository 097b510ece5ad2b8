import type { ClientField, FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import { ownRows, withoutRows, withRows } from './ownRows'

const fields = [
  { type: 'text', name: 'title' },
  {
    type: 'tabs',
    tabs: [{ fields: [{ type: 'json', name: 'lines', admin: { custom: { rowsOf: 'x' } } }] }],
  },
] as unknown as ClientField[]
const names = ['lines']

describe('rows that their editor keeps', () => {
  it('are found wherever in the form they stand', () => {
    expect(ownRows(fields)).toEqual(names)
  })

  it('are left out of what the server is asked', () => {
    expect(withoutRows({ title: 'a', lines: [1, 2] }, names)).toEqual({ title: 'a' })
  })

  it('are those of the saved record after a save', () => {
    const state: FormState = { title: { value: 'a' }, lines: { passesCondition: true } }
    expect(withRows({ state, names, data: { lines: [1] } }).lines).toEqual({
      passesCondition: true,
      value: [1],
      initialValue: [1],
      valid: true,
    })
  })

  it('stay as they are when something else in the form was changed', () => {
    const state: FormState = { title: { valid: true }, lines: { valid: true } }
    expect(withRows({ state, names, data: undefined })).toEqual({ title: { valid: true } })
  })
})
