import { describe, expect, it } from 'vitest'
import { chosenLines, chosenPlaces, totalOfChoice } from './acceptedChoice'
import type { PrintedItem } from '../sending/quotation'

const line = (id: number, values: Partial<PrintedItem>): PrintedItem =>
  ({
    ...{ id, kind: 'text', choice: 'included', name: `Kalem ${id}`, quantity: 1, taxRate: 20 },
    ...values,
  }) as PrintedItem

/** 100 for a pump or 150 or 90 instead of it, 200 for the work, and an optional service at 50. */
const ITEMS = [
  line(11, { unitPrice: 100 }),
  line(12, { unitPrice: 150, choice: 'alternative' }),
  line(13, { unitPrice: 90, choice: 'alternative' }),
  line(14, { kind: 'heading' }),
  line(15, { unitPrice: 200 }),
  line(16, { unitPrice: 50, choice: 'optional' }),
]
const OFFER = { items: ITEMS, total: 360 }

describe('the places of chosen lines', () => {
  it.each<[string, (number | string)[], number[]]>([
    ['of none', [], []],
    ['of one', [16], [5]],
    ['of ids that came as text', ['16', '13'], [5, 2]],
  ])('%s', (_, ids, places) => {
    expect([...chosenPlaces(ITEMS, ids)]).toEqual(places)
  })

  it.each<[string, (number | string)[]]>([
    ['a line of another paper', [99]],
    ['one of ours beside one of another paper', [16, 99]],
    ['a line that is in the total anyway', [11]],
    ['a heading', [14]],
    ['two alternatives to one line', [12, 13]],
  ])('are refused for %s', (_, ids) => {
    const refused = expect.objectContaining({ code: 'choiceNotOffered' })
    expect(() => chosenPlaces(ITEMS, ids)).toThrow(refused)
    expect(() => totalOfChoice(OFFER, ids)).toThrow(refused)
    expect(() => chosenLines(ITEMS, ids)).toThrow(refused)
  })
})

describe('the total of a choice', () => {
  it.each([
    ['what is added', [16], '420'],
    ['what is instead', [13], '348'],
    ['both', [12, 16], '480'],
  ])('has %s, with its VAT', (_, ids, total) => {
    expect(totalOfChoice(OFFER, ids).toFixed()).toBe(total)
  })

  it('is the stored one where nothing was chosen, whatever the lines would come to now', () => {
    expect(totalOfChoice({ ...OFFER, total: 359.99 }, []).toFixed()).toBe('359.99')
  })

  it('takes the discount of the document, and is refused where that is more than what is left', () => {
    const offer = { ...OFFER, discountType: 'amount' as const, discountValue: 295 }
    expect(totalOfChoice(offer, [16]).toFixed()).toBe('66')
    expect(() => totalOfChoice(offer, [13])).toThrow(
      expect.objectContaining({ code: 'choiceNotOffered' }),
    )
  })
})

it('keeps the chosen lines in the order of their numbers, each with what it replaces', () => {
  // Counted lines are numbered first: 1 and 2; optional ones and alternatives are 3, 4 and 5.
  expect(chosenLines(ITEMS, [16, 13])).toEqual([
    {
      ...{ line: 13, choice: 'alternative', number: 4, name: 'Kalem 13' },
      insteadOf: { number: 1, name: 'Kalem 11' },
    },
    { line: 16, choice: 'optional', number: 5, name: 'Kalem 16', insteadOf: null },
  ])
  expect(chosenLines(ITEMS, [])).toEqual([])
})
