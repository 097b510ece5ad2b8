import { expect, it } from 'vitest'
import { figuresOf, type CountFigures } from './countReadings'

const FIGURES: CountFigures = { cards: 0, counted: 0, entries: [], totals: [], remaining: [] }

it('has the figures of a count where the reader sees all of them', () => {
  expect(figuresOf({ status: 'counting', ...FIGURES })).toEqual(FIGURES)
  expect(figuresOf({ status: 'counting' })).toBeNull()
  for (const name of Object.keys(FIGURES))
    expect(figuresOf({ ...FIGURES, [name]: undefined }), name).toBeNull()
})
