import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import { heldAt, isFormField, isMended, keepAnswered, openProblems } from './answeredProblems'

const form = (values: Record<string, unknown>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, valid: true }]))

const refusedAt = (fields: FormState, path: string) => ({
  path,
  message: 'taken',
  held: heldAt(fields, path),
})

it('is mended once every field of the refusal was changed, and never without one', () => {
  const fields = form({ name: 'Vana', title: 'Bir' })
  const answered = [refusedAt(fields, 'name'), refusedAt(fields, 'title')]
  expect(isMended(fields, answered)).toBe(false)
  expect(isMended(form({ name: 'V', title: 'Bir' }), answered)).toBe(false)
  expect(isMended(form({ name: 'V', title: 'B' }), answered)).toBe(true)
  expect(isMended(fields, [])).toBe(false)
})

describe('an answered problem', () => {
  const fields = form({ name: 'Vana', title: 'Bir' })
  const answered = [refusedAt(fields, 'name')]

  it('outlives an answer of the form that calls its field valid', () => {
    const state = keepAnswered({ state: form({ name: 'Vana', title: 'Bir' }), fields, answered })
    expect(state.name).toMatchObject({ valid: false, errorMessage: 'taken' })
    expect(state.title).toMatchObject({ valid: true })
  })

  it('is gone once its own field was changed, and stays when another was', () => {
    const mended = form({ name: 'Vana 2', title: 'Bir' })
    expect(keepAnswered({ state: mended, fields: mended, answered }).name?.valid).toBe(true)
    const other = form({ name: 'Vana', title: 'İki' })
    expect(keepAnswered({ state: other, fields: other, answered }).name?.valid).toBe(false)
  })

  it('is counted by the tab or row it is in', () => {
    const inside = {
      ...form({ 'address.city': '' }),
      address: { errorPaths: ['address.city', 'address.zip'] },
    }
    const { address } = keepAnswered({
      state: { address: {} },
      fields: inside,
      answered: [refusedAt(inside, 'address.city')],
    })
    expect(address?.errorPaths).toEqual(['address.city'])
  })

  it('belongs to its row, not to its place', () => {
    const rows = form({
      'terms.0.id': 'a',
      'terms.0.amount': 5,
      'terms.1.id': 'b',
      'terms.1.amount': 5,
    })
    const { held } = refusedAt(rows, 'terms.0.amount')
    const left = form({ 'terms.0.id': 'b', 'terms.0.amount': 5 })
    expect(heldAt(left, 'terms.0.amount')).not.toBe(held)
  })

  it('of a field with rows is mended in any of them', () => {
    const terms = (amount: number): FormState => ({
      ...form({ 'terms.0.id': 'a', 'terms.0.amount': amount }),
      terms: { value: 1, rows: [{ id: 'a' }] },
    })
    expect(heldAt(terms(5), 'terms')).not.toBe(heldAt(terms(6), 'terms'))
  })

  it('of a cell within one value is mended with that cell', () => {
    const parts = (first: number, second: number) =>
      form({ parts: [{ quantity: first }, { quantity: second }] })
    const { held } = refusedAt(parts(0, 1), 'parts.0.quantity')
    expect(heldAt(parts(0, 2), 'parts.0.quantity')).toBe(held)
    expect(heldAt(parts(3, 1), 'parts.0.quantity')).not.toBe(held)
    expect(heldAt(form({ parts: [] }), 'parts.0.quantity')).not.toBe(held)
  })

  it('of a file is mended by another file', () => {
    const at = (name: string) => heldAt(form({ file: new File(['x'], name) }), 'file')
    expect(at('a.png')).not.toBe(at('b.png'))
  })
})

describe('openProblems', () => {
  it('names what was answered first, then what the form found, and nothing that is hidden', () => {
    const fields: FormState = {
      ...form({ name: 'Vana', title: '' }),
      date: { valid: false, errorMessage: 'required' },
      secret: { passesCondition: false },
    }
    const answered = ['title', 'secret'].map((path) => refusedAt(fields, path))
    expect(openProblems(fields, answered)).toEqual([
      { path: 'title', message: 'taken' },
      { path: 'date', message: 'required' },
    ])
  })
})

describe('isFormField', () => {
  it('is false for a cell of an editor the form knows as one value', () => {
    const fields = form({ parts: [], name: '' })
    expect(isFormField(fields, 'parts.0.quantity')).toBe(false)
    expect(isFormField(fields, 'name')).toBe(true)
    expect(isFormField(fields, 'file')).toBe(true)
  })
})

it('names the cells of an editor, and the editor itself only while none of them is named', () => {
  const fields: FormState = {
    items: { value: [{ quantity: 'abc' }], valid: false, errorMessage: 'a line is wrong' },
  }
  const cell = refusedAt(fields, 'items.0.quantity')
  expect(openProblems(fields, [cell])).toEqual([{ path: cell.path, message: 'taken' }])
  expect(openProblems(fields, [])).toEqual([{ path: 'items', message: 'a line is wrong' }])
})
