import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { LabelFormat } from '@/domain/stock/codes/labelFormats'
import { LABEL_SHEETS } from '@/domain/stock/codes/labels'
import { typeset } from '@/lib/typst/typeset'
import { labelTestWork } from './printLabelTest'

const MM = 25.4 / 72
const INSET = 2

/** The numbers on a page with their positions, in millimetres from the top left corner. */
const numbersOf = async (format: LabelFormat, offset = { x: 0, y: 0 }) => {
  const { pdf, isArchival } = await typeset(
    labelTestWork({ format, offset, title: 'Deneme', locale: 'tr', today: '2026-03-01' }),
    { kind: 'bulk', person: '' },
  )
  expect(isArchival).toBe(true)
  const document = await getDocumentProxy(new Uint8Array(pdf))
  expect(document.numPages).toBe(1)
  const page = await document.getPage(1)
  const height = (page.view[3] ?? 0) * MM
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ text: item.str, x: item.transform[4] * MM, y: height - item.transform[5] * MM }]
      : [],
  )
}

describe('a test page for labels', () => {
  it('has the border of each label where it is printed, moved by what the printer is out', async () => {
    const sheet = LABEL_SHEETS.sheet63x38
    const [plain, moved] = [
      await numbersOf('sheet63x38'),
      await numbersOf('sheet63x38', { x: 1.5, y: -2 }),
    ]
    expect(plain.slice(0, 21).map(({ text }) => text)).toEqual(
      Array.from({ length: 21 }, (_, at) => String(at + 1)),
    )
    expect(plain[1]?.x).toBeCloseTo(sheet.left + sheet.pitch.x + INSET, 0)
    expect((plain[3]?.y ?? 0) - (plain[0]?.y ?? 0)).toBeCloseTo(sheet.pitch.y, 1)
    expect((moved[0]?.x ?? 0) - (plain[0]?.x ?? 0)).toBeCloseTo(1.5, 1)
    expect((moved[0]?.y ?? 0) - (plain[0]?.y ?? 0)).toBeCloseTo(-2, 1)
    // Both rulers are ten centimetres, and are not moved by the offset.
    const ends = (all: typeof plain) => all.slice(21).filter(({ text }) => text === '100')
    expect(ends(plain)).toHaveLength(2)
    expect(ends(moved)).toEqual(ends(plain))
    const [zero, end] = ['0', '100'].map((text) => plain.slice(21).find((one) => one.text === text))
    expect((end?.x ?? 0) - (zero?.x ?? 0)).toBeCloseTo(100, 1)
  })

  it.each<[LabelFormat, string[]]>([
    ['roll100x50', ['1', '0', '10', '20', '30', '40', '50', '60', '70', '80', '90']],
    ['roll40x20', ['1', '0', '10', '20', '30']],
  ])('on %s has a ruler as long as there is room', async (format, across) => {
    const numbers = (await numbersOf(format)).map(({ text }) => text)
    expect(numbers.slice(0, across.length)).toEqual(across)
  })
})
