import fc from 'fast-check'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { extractImages } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { DocumentItems } from '@/components/tenders/document/DocumentItems'
import { DocumentTotals } from '@/components/tenders/document/DocumentTotals'
import { LINE_CHOICES } from '@/domain/tenders/choices/choices'
import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { LOCALES } from '@/i18n/locales'
import {
  expectInOrder,
  figuresOf,
  opened,
  pagesOf,
  plain,
  set,
} from '../../../../tests/factories/readPdf'
import { sampleTender, workedTender } from '../../../../tests/factories/quotation'

/** The text of the printed page with the lines and their totals. */
const pageText = (paper: QuotationPaper): string => {
  const drawn = createElement(
    Fragment,
    null,
    createElement(DocumentItems, { items: paper.items, locale: 'tr' }),
    createElement(DocumentTotals, { paper }),
  )
  return plain(renderToStaticMarkup(drawn).replace(/<[^>]*>/g, ' '))
}

describe('the PDF of a quotation', () => {
  it.each(LOCALES.filter((locale) => locale !== 'ar'))(
    '%s: says everything that the paper says, unbroken and in order',
    async (locale) => {
      const tender = workedTender({ currency: 'EUR', currencyRate: 45.1234 })
      const { pdf, paper, isArchival } = await set({ tender, locale })
      expect(isArchival).toBe(true)
      const text = (await pagesOf(pdf)).join(' ')
      expectInOrder(
        text,
        [
          paper.seller.name ?? '',
          ...paper.seller.lines.flatMap((line) => [line.label ?? '', line.text]),
          paper.title,
          ...paper.facts.flatMap((fact) => [fact.label ?? '', fact.text]),
          paper.buyer.label,
          paper.buyer.name,
          ...paper.buyer.lines.flatMap((line) => [line.label ?? '', line.text]),
          paper.heading,
          ...figuresOf(paper),
        ].map(plain),
      )
      for (const { label, text: body } of paper.texts) expectInOrder(text, [label, plain(body)])
      expect(text).toContain(paper.inWords)
      expectInOrder(
        text,
        paper.signatures.flatMap(({ label, hints }) => [label, ...hints]),
      )
    },
  )

  it('ar: numbers, codes and names are whole, and no letter carries what stands elsewhere', async () => {
    const customer = { ...workedTender().customer, title: 'شركة النور', contact: 'أحمد الخالدي' }
    const { pdf, paper, isArchival } = await set({
      tender: workedTender({ customer }),
      locale: 'ar',
    })
    expect(isArchival).toBe(true)
    const pages = await pagesOf(pdf)
    const text = pages.join(' ')
    for (const code of ['TKF-2026-00042-R2', '+90 212 555 00 11', '1234567890', 'KZN-024'])
      expect(text).toContain(code)
    // Marks of direction are invisible.
    const bare = (figure: string) => plain(figure.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, ''))
    for (const { amount } of paper.totals) expect(text).toContain(bare(amount))
    // The PDF text extractor reverses the order of the words in a line; each word is intact.
    for (const word of ['شركة', 'النور', 'أحمد', 'وثمانون', 'ليرة', 'تركية', 'قرشا'])
      expect(text.split(/[\s:]+/)).toContain(word)
  })

  it.each(LOCALES)(
    '%s: shows what is for choosing in a block of its own, with its VAT',
    async (locale) => {
      const tender = sampleTender([
        { name: 'Kazan' },
        { name: 'Küçük kazan', choice: 'alternative', unitPrice: 80, quantity: 2 },
        { name: 'Boru' },
        { name: 'Bakım', choice: 'optional', unitPrice: 55.5, taxRate: 10 },
      ])
      const { pdf, paper, isArchival } = await set({ tender, locale })
      expect(isArchival).toBe(true)
      const { t, money } = { t: createTranslator(locale), money: createFormatters(locale).money }
      expect(paper.items.rows.map((row) => row.kind === 'line' && [row.number, row.notes])).toEqual(
        [
          [1, []],
          [2, []],
        ],
      )
      const withTax = (tax: number, total: number) =>
        t('printing.withTax', { tax: money(tax, 'TRY'), total: money(total, 'TRY') })
      expect(paper.items.options?.label).toBe(t('printing.options'))
      expect(paper.items.options?.rows).toMatchObject([
        { number: 3, notes: [t('printing.alternativeTo', { n: 1 }), withTax(32, 192)] },
        { number: 4, notes: [withTax(5.55, 61.05)] },
      ])
      expect(paper.totals.map(({ amount }) => amount)).toEqual(
        [200, 40, 240].map((amount) => money(amount, 'TRY')),
      )
      expect(paper.taxes.rows).toHaveLength(1)
      if (locale === 'ar') return
      const text = (await pagesOf(pdf)).join(' ')
      for (const said of [text, pageText(paper)])
        expectInOrder(said, [
          'Kazan',
          'Boru',
          t('printing.options'),
          'Küçük kazan',
          'Bakım',
          t('printing.grandTotal'),
        ])
    },
  )

  it('carries the figures for programs, the language, and a title', async () => {
    const tender = workedTender()
    const { pdf } = await set({ tender })
    const file = await opened(pdf)
    const { info } = (await file.getMetadata()) as unknown as {
      info: Record<string, string>
    }
    expect(info).toMatchObject({ Title: 'Teklif TKF-2026-00042-R2', Language: 'tr' })
    const files = (await file.getAttachments()) as Record<string, { content: Uint8Array }>
    const attached = files['quotation.json']?.content ?? new Uint8Array()
    const data = JSON.parse(new TextDecoder().decode(attached))
    expect(data).toMatchObject({
      format: 'quotation',
      number: tender.number,
      date: '2026-03-01',
      total: 1283.45,
      taxes: [
        { rate: 10, base: 82.58, tax: 8.26 },
        { rate: 20, base: 993.84, tax: 198.77 },
      ],
    })
    expect(JSON.stringify(data)).not.toMatch(/createdBy|updatedAt|"id"/)
  })

  it('declares PDF/A-3b, embeds every font, and says how the attachment belongs to it', async () => {
    const { pdf } = await set({ tender: workedTender(), locale: 'ar' })
    const raw = Buffer.from(pdf).toString('latin1')
    expect(raw).toMatch(/pdfaid:part>3</)
    expect(raw).toMatch(/pdfaid:conformance>B</)
    expect(raw).toContain('/GTS_PDFA1')
    expect(raw).toContain('/AFRelationship /Data')
  })

  it('is the same, byte by byte, when nothing changed', async () => {
    const one = await set({ tender: workedTender() })
    await set({ tender: sampleTender([{ name: 'Başka' }]) })
    const other = await set({ tender: workedTender() })
    expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
  })

  it.each([
    ['a draft', { status: 'draft' as const, number: null }, '2026-03-05', 'Taslak'],
    ['an ended offer', {}, '2026-03-17', 'Süresi doldu'],
    ['its last day', {}, '2026-03-16', null],
    ['an approved one', { status: 'approved' as const }, '2027-01-01', null],
  ])('%s is marked across, or not', async (_, data, today, mark) => {
    const { pdf, paper } = await set({ tender: workedTender(data), today })
    expect(paper.mark).toBe(mark)
    const [page = ''] = await pagesOf(pdf)
    for (const word of ['Taslak', 'Süresi doldu'])
      expect(page.includes(word), word).toBe(word === mark)
  })

  it('repeats the head of the lines, numbers pages, and never leaves the totals alone', async () => {
    const line = (index: number) => ({ name: `Satır${index}.`, code: `K-${index}` })
    for (const count of [17, 18, 19, 20, 21, 22, 45]) {
      const lines = Array.from({ length: count }, (_, index) => line(index + 1))
      const pages = await pagesOf((await set({ tender: sampleTender(lines) })).pdf)
      pages.forEach((page, index) => {
        expect(page).toContain(`Sayfa ${index + 1} / ${pages.length}`)
        const hasLines = /Satır\d+\./.test(page)
        expect(page.includes('Birim fiyat')).toBe(hasLines)
        if (page.includes('Genel toplam')) expect(hasLines, `${count} lines`).toBe(true)
      })
      for (let index = 1; index <= count; index += 1)
        expect(pages.filter((page) => page.includes(`Satır${index}.`))).toHaveLength(1)
    }
  })

  it('shows the logo it is given, not the one before', async () => {
    const logo = async (background: string, width: number) =>
      new Uint8Array(
        await sharp({ create: { width, height: 80, channels: 4, background } })
          .png()
          .toBuffer(),
      )
    const tender = workedTender()
    const [wide, small] = [await logo('#f00', 400), await logo('#00f', 40)]
    const widths = []
    for (const picture of [null, wide, small, wide]) {
      const { pdf, isArchival } = await set({ tender, logo: picture })
      expect(isArchival).toBe(true)
      widths.push((await extractImages(await opened(pdf), 1)).map(({ width }) => width))
    }
    expect(widths).toEqual([[], [400], [40], [400]])
  })

  it('has the stored figures, and so has the page, whatever is offered', async () => {
    const lines = fc.array(
      fc.record({
        name: fc.constantFrom('Boru', 'Vana', 'عربي'),
        choice: fc.constantFrom(...LINE_CHOICES, 'included' as const),
        quantity: fc.integer({ min: 1, max: 999_999 }).map((n) => n / 1000),
        unitPrice: fc.integer({ min: 1, max: 99_999_999 }).map((n) => n / 1000),
        taxRate: fc.constantFrom(0, 1, 10, 20),
        discountType: fc.constantFrom(null, 'percent' as const),
        discountValue: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(lines, fc.constantFrom('TRY', 'USD'), async (drawn, currency) => {
        const tender = sampleTender(drawn, { currency, currencyRate: 41.2 })
        const { pdf, paper } = await set({ tender })
        const { money } = createFormatters('tr')
        expect(paper.totals.map(({ amount }) => amount)).toEqual([
          money(tender.subtotal, currency),
          money(tender.taxTotal, currency),
          money(tender.total, currency),
          ...(currency === 'TRY' ? [] : [money(tender.totalBase, 'TRY')]),
        ])
        const figures = figuresOf(paper).map(plain)
        expectInOrder((await pagesOf(pdf)).join(' '), figures)
        expectInOrder(pageText(paper), figures)
      }),
      { numRuns: 10 },
    )
  })
})
