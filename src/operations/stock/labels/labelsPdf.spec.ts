import { PDFiumLibrary } from '@hyzyla/pdfium'
import { extractText, getDocumentProxy } from 'unpdf'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader'
import type { LabelFormat } from '@/domain/stock/codes/labelFormats'
import { fitSymbol, LABEL_SHEETS, placeLabels } from '@/domain/stock/codes/labels'
import { typeset } from '@/lib/typst/typeset'
import { labelsWork } from './labelsWork'

const MM = 25.4 / 72
/** Scale of the image: 25.4 mm are 300 dots. */
const SCALE = 300 / 72

const EAN = { name: 'Ahşap vidası 4×40', sku: 'SKU-00012345', barcode: '4006381333931' }
const BARS = { name: 'Şeffaf bant', sku: 'BANT-7', barcode: null }
const SQUARE = { name: 'مسامير خشب', sku: 'VİDA-ş-1', barcode: null }

type Made = Partial<Parameters<typeof labelsWork>[0]['options']>

const set = async (
  format: LabelFormat,
  cards: readonly { name: string; sku: string; barcode: string | null; copies?: number }[],
  options: Made = {},
) => {
  const printed = cards.map(({ name, sku, barcode, copies = 1 }) => {
    const symbol = fitSymbol(format, { sku, barcode, qrCode: null })
    if (typeof symbol === 'string') throw new Error(symbol)
    return { name, code: sku, symbol, copies }
  })
  const { pdf, isArchival } = await typeset(
    labelsWork({
      cards: printed,
      options: { format, start: 1, offset: { x: 0, y: 0 }, ...options },
      title: 'Etiketler',
      locale: 'tr',
      today: '2026-03-01',
    }),
    { kind: 'bulk', person: '' },
  )
  expect(isArchival).toBe(true)
  return pdf
}

/** Decodes each page: the codes, and their positions in millimetres from the top left corner. */
const readBack = async (pdf: Uint8Array) => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages: { text: string; format: string; x: number; y: number; width: number }[][] = []
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap' })
    const found = await readBarcodes(
      { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData,
      { maxNumberOfSymbols: 100, formats: ['EAN13', 'Code128', 'QRCode'] },
    )
    const mm = (dots: number) => (dots / SCALE) * MM
    pages.push(
      found.map(({ text, format, position: { topLeft, topRight } }: ReadResult) => ({
        text,
        format,
        x: mm(topLeft.x),
        y: mm(topLeft.y),
        width: mm(topRight.x - topLeft.x),
      })),
    )
  }
  document.destroy()
  library.destroy()
  return pages
}

const textsOf = async (pdf: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: false,
  })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  // A separate buffer: Node's may be a slice of a larger one.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } })
})

describe('labels as a PDF', () => {
  it('have their codes where the sheet has its labels, and readers read them', async () => {
    const options = { start: 20, offset: { x: 0.5, y: -1 } }
    const pdf = await set('sheet63x38', [{ ...EAN, copies: 2 }, BARS, SQUARE], options)
    const pages = await readBack(pdf)
    expect(pages.map((page) => page.map(({ text }) => text).sort())).toEqual([
      ['4006381333931', '4006381333931'],
      ['BANT-7', 'VİDA-ş-1'],
    ])
    const places = placeLabels({ format: 'sheet63x38', count: 4, ...options })
    const { label } = LABEL_SHEETS.sheet63x38
    for (const [index, { x, width }] of (pages[0] ?? []).sort((a, b) => a.x - b.x).entries()) {
      // The bars are centred on their label, 95 modules wide.
      expect(x + width / 2).toBeCloseTo((places[index]?.x ?? 0) + label.width / 2, 0)
      expect(Math.abs(width - 95 * 0.33)).toBeLessThan(0.5)
    }
    expect(await textsOf(pdf)).toEqual([
      expect.stringContaining('Ahşap vidası 4×40 4006381333931'),
      expect.stringMatching(/Şeffaf bant BANT-7 .*VİDA-ş-1/),
    ])
  })

  it.each<[LabelFormat, number, number]>([
    ['roll50x30', 50, 30],
    ['roll40x20', 40, 20],
    ['roll100x50', 100, 50],
  ])('on %s each is a page of its own size', async (format, width, height) => {
    const pdf = await set(format, [EAN, { ...BARS, copies: 2 }])
    const document = await getDocumentProxy(new Uint8Array(pdf))
    expect(document.numPages).toBe(3)
    const { view } = await document.getPage(1)
    expect(view.slice(2).map((points: number) => Math.round(points * MM))).toEqual([width, height])
    const pages = await readBack(pdf)
    expect(pages.map(([code]) => code?.text)).toEqual(['4006381333931', 'BANT-7', 'BANT-7'])
  })

  it('fill the smallest sheet to its last label', async () => {
    const cards = Array.from({ length: 65 }, (_, n) => ({ ...BARS, sku: `S-${100 + n}` }))
    const [codes = [], ...more] = await readBack(await set('sheet38x21', cards))
    expect(more).toEqual([])
    expect(codes.map(({ text }) => text).sort()).toEqual(cards.map(({ sku }) => sku))
  })

  it('cut a long name at its end, and never a code', async () => {
    const name = 'Birinci satır ikinci satır üçüncü satır dördüncü satır beşinci satır'
    const sku = 'TKF-2026-000042'
    const pdf = await set('sheet38x21', [{ name, sku, barcode: null }])
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
    const { items } = await page.getTextContent()
    const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []))
    const right = (LABEL_SHEETS.sheet38x21.left + 38.1 - 1.5) / MM
    const code = words.find(({ str }) => str === sku)
    expect((code?.transform[4] ?? 0) + (code?.width ?? 0)).toBeLessThanOrEqual(right + 0.1)
    // From the bottom left: the first line is inside the label.
    const first = words.find(({ str }) => str.startsWith('Birinci'))
    const top = 297 - LABEL_SHEETS.sheet38x21.top
    expect((first?.transform[5] ?? 0) * MM).toBeLessThan(top - 1.5)
  })

  it('take what somebody wrote as words', async () => {
    const name = '#read("/etc/passwd") $x$ *fett* \u202e"'
    const pdf = await set('sheet70x37', [{ ...BARS, name }])
    expect((await textsOf(pdf)).join()).toContain('#read("/etc/passwd") $x$ *fett* "')
  })
})
