import { describe, expect, it } from 'vitest'
import type { PrintedCompany } from '@/domain/tenders/sending/quotation'
import type { PaperFigure } from '@/domain/tenders/sending/quotationPaper'
import { LOCALES } from '@/i18n/locales'
import {
  figuresOf,
  pagesOf,
  placedText,
  plain,
  set,
  type Placed,
} from '../../../../tests/factories/readPdf'
import { sampleCompany, sampleTender, workedTender } from '../../../../tests/factories/quotation'

const POINTS_OF_MM = 72 / 25.4
const SIDE = 16 * POINTS_OF_MM
const WIDTH = 210 * POINTS_OF_MM
/** Pieces closer than this belong to one number: a blank between digits ends a piece. */
const GAP = 4
/** Rounding tolerance of the measurement. */
const HAIR = 0.6

const bare = (text: string) => plain(text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')).trim()

/** Joins pieces of one line that are close together into whole numbers. */
const whole = (placed: readonly Placed[]): Placed[] => {
  const found: Placed[] = []
  for (const one of placed) {
    const before = found.at(-1)
    const isNext =
      before?.page === one.page &&
      Math.abs(before.y - one.y) < 1 &&
      Math.abs(one.left - before.right) < GAP
    if (isNext)
      found[found.length - 1] = { ...before, text: `${before.text} ${one.text}`, right: one.right }
    else found.push(one)
  }
  return found
}

const expectWithinMargins = (placed: readonly Placed[]) => {
  for (const { text, left, right } of placed) {
    expect(left, text).toBeGreaterThan(SIDE - HAIR)
    expect(right, text).toBeLessThan(WIDTH - SIDE + HAIR)
  }
}

describe('figures', () => {
  const tender = workedTender({
    currency: 'EUR',
    currencyRate: 45.1234,
    instalments: [
      { dueDate: '2026-03-31T12:00:00.000Z', amount: 11_241.7 },
      { dueDate: '2026-04-30T12:00:00.000Z', amount: 41.72 },
    ],
  })

  it.each(LOCALES)('%s: end at one edge in each column, the right one', async (locale) => {
    const { pdf, paper } = await set({ tender, locale })
    const placed = whole(await placedText(pdf))
    const edges = (texts: readonly string[]) => {
      const wanted = new Set(texts.filter(Boolean).map(bare))
      const found = placed.filter(({ text }) => wanted.has(bare(text)))
      expect(found.length, texts.join()).toBeGreaterThanOrEqual(wanted.size)
      return found.map(({ right }) => right)
    }
    const lines = paper.items.rows.flatMap((row) => (row.kind === 'line' ? [row] : []))
    const columns: string[][] = [
      ...(['unitPrice', 'lineTotal'] satisfies PaperFigure[]).map((key) =>
        lines.map(({ figures }) => figures[key]),
      ),
      paper.totals.map(({ amount }) => amount),
      paper.taxes.rows.map(({ base }) => base),
      paper.instalments.rows.map(({ amount }) => amount),
    ]
    for (const column of columns) {
      const rights = edges(column)
      expect(Math.max(...rights) - Math.min(...rights), column.join()).toBeLessThan(HAIR)
    }
  })
})

describe('formatted terms', () => {
  const terms =
    '<h3>Teslim</h3><p>Süre <strong>kesindir</strong> <em>bizce</em></p>' +
    '<ul><li>Nakliye dahil</li></ul><ol><li>Montaj<ol><li>Devreye alma</li></ol></li></ol>' +
    '<p class="ql-align-right">Sonda</p><p>x<sup>2</sup> <a href="https://a.example/">adres</a></p>'
  const company: PrintedCompany = { ...sampleCompany, terms: { tr: terms } }

  it('are drawn as the page draws them', async () => {
    const { pdf, isArchival } = await set({ tender: workedTender(), company })
    expect(isArchival).toBe(true)
    const placed = await placedText(pdf)
    const at = (text: string): Placed => {
      const found = placed.find((one) => one.text.trim() === text)
      if (!found) throw new Error(`${text} is not on the paper`)
      return found
    }
    const [plainFont, strong, slanted] = [at('Süre'), at('kesindir'), at('bizce')].map(
      ({ font }) => font,
    )
    expect(new Set([plainFont, strong, slanted]).size).toBe(3)
    expect(at('Teslim').font).toBe(strong)
    for (const [marker, text] of [
      ['•', 'Nakliye dahil'],
      ['1.', 'Montaj'],
      ['a.', 'Devreye alma'],
    ] as const) {
      const item = at(text)
      const before = placed.find(({ text: own, y }) => own === marker && Math.abs(y - item.y) < 1)
      expect(before?.right, marker).toBeLessThan(item.left)
    }
    expect(at('Devreye alma').left).toBeGreaterThan(at('Montaj').left)
    expect(at('Sonda').right).toBeCloseTo(WIDTH - SIDE, 0)
    expect(at('2').y).toBeGreaterThan(at('x').y)
  })

  it('in another language than the paper say which it is, and begin at their own side', async () => {
    const { paper, pdf } = await set({ tender: workedTender(), company, locale: 'ar' })
    expect(paper.texts.find(({ html }) => html === terms)?.lang).toBe('tr')
    const begin = (await placedText(pdf)).find(({ text }) => text.trim() === 'Süre')
    expect(begin?.left).toBeCloseTo(SIDE, 0)
  })
})

describe('what is for choosing', () => {
  const page = (lines: number, options: number) =>
    sampleTender([
      ...Array.from({ length: lines }, (_, index) => ({ name: `Satır${index + 1}.` })),
      ...Array.from({ length: options }, (_, index) => ({
        name: `Seçenek${index + 1}.`,
        description: 'Ayrıca istenebilir',
        choice: 'optional' as const,
      })),
    ])

  it('stays on one page, with the totals', async () => {
    for (const lines of [1, 18, 21, 26]) {
      const pages = await pagesOf((await set({ tender: page(lines, 4) })).pdf)
      const having = (text: string) => pages.findIndex((one) => one.includes(text))
      const places = ['Opsiyonel', 'Seçenek1.', 'Seçenek4.', 'Genel toplam'].map(having)
      expect(new Set(places).size, `${lines} lines: ${places.join()}`).toBe(1)
    }
  })

  it('goes on to further pages where one is too small, and loses nothing', async () => {
    const pages = await pagesOf((await set({ tender: page(3, 60) })).pdf)
    for (let index = 1; index <= 60; index += 1)
      expect(pages.filter((one) => one.includes(`Seçenek${index}.`))).toHaveLength(1)
    // The last line and the totals must be on one page.
    const last = pages.find((one) => one.includes('Seçenek60.'))
    expect(last).toContain('Genel toplam')
  })
})

describe('words without a blank', () => {
  it.each(['W', 'i', 'ş', 'ع', '中'])('of %s never leave their place', async (sign) => {
    const word = sign.repeat(400)
    const tender = sampleTender(
      [
        { name: word, code: sign.repeat(90), description: `kısa ${word} son` },
        { kind: 'heading', description: word },
        { kind: 'comment', description: word },
        { kind: 'subtotal', description: word },
        { name: 'Seçenek', description: word, choice: 'optional' },
      ],
      {
        title: word,
        notes: `<p>${word}</p><ul><li>${word}</li></ul><p><strong>${word}</strong>${word}</p>`,
        customer: {
          ...workedTender().customer,
          ...{ title: word, address: word, contact: word, email: `${word}@firma.example` },
        },
        preparedBy: { name: word, phone: null, email: `${word}@firma.example` },
      },
    )
    const company = { ...sampleCompany, name: word, address: word }
    const { pdf } = await set({ tender, company })
    expectWithinMargins(await placedText(pdf))
  })

  it('fill their lines, and are broken nowhere else', async () => {
    const name = 'i'.repeat(80)
    const { pdf, paper } = await set({
      tender: sampleTender([{ name }], { title: 'W'.repeat(40) }),
    })
    const texts = (await placedText(pdf)).map(({ text }) => text)
    expect(texts).toContain(name)
    expect(texts).toContain('W'.repeat(40))
    for (const figure of figuresOf(paper)) expect(texts.map(bare)).toContain(bare(figure))
  })
})
