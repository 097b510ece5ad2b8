import config from '@payload-config'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, it } from 'vitest'
import { tenders } from '@/catalog/tenders'
import { cellText } from '@/present/list/cellText'
import { lineFigures } from '@/components/tenders/lines/rows/lineFigures'
import { rowsFromValue } from '@/components/tenders/lines/rows/rowsFromValue'
import { shownTotals } from '@/components/tenders/lines/rows/shownTotals'
import { TotalsPanel } from '@/components/tenders/lines/TotalsPanel'
import { DocumentTotals } from '@/components/tenders/document/DocumentTotals'
import { WordsContext } from '@/components/ui/words/WordsProvider'
import { sum, toDecimal } from '@/domain/shared/money'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { readLink } from '@/queries/tenders/link/readLink'
import { buildQuotation } from '@/present/tenders/buildQuotation'
import { readPrintedCompany, readPrintedTender } from '@/queries/tenders/quotation/readQuotation'
import type { Json } from '../../factories/client'
import { today } from '../../factories/day'
import { makeOffer } from '../../factories/offer'
import { administrator, type Person } from '../../factories/person'
import { freeLine, line } from '../../factories/tender'
import { makeCard } from '../../factories/rows'
import { answerTo, ORIGIN } from '../../helpers/rest'

const format = createFormatters('tr')
const t = createTranslator('tr')

type Figures = Record<'subtotal' | 'discount' | 'tax' | 'total' | 'base', string>
type Stored = Json & {
  items: Json[]
  currencyRate: number
  subtotal: number
  discountTotal: number
  taxTotal: number
  total: number
  totalBase: number
}

let boss: Person
let req: PayloadRequest
beforeAll(async () => {
  boss = await administrator()
  const payload = await getPayload({ config })
  const user = await payload.findByID({ collection: 'users', id: boss.id, depth: 0 })
  req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
})

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** As the API has them, in the words of the reader. */
const ofApi = (doc: Stored): Figures => ({
  subtotal: format.money(doc.subtotal, 'EUR'),
  discount: format.money(-doc.discountTotal, 'EUR'),
  tax: format.money(doc.taxTotal, 'EUR'),
  total: format.money(doc.total, 'EUR'),
  base: format.money(doc.totalBase, 'TRY'),
})

const COLUMNS = {
  subtotal: 'subtotal',
  discountTotal: 'discount',
  taxTotal: 'tax',
  total: 'total',
  totalBase: 'base',
} as const

/** A row of the list, cell by cell; the discount stands there without its sign. */
const ofList = async (id: number): Promise<Json> => {
  const { json } = await boss.get<{ docs: Stored[] }>(`/tenders?where[id][equals]=${id}&depth=0`)
  const context = { slug: 'tenders', format, t, titles: new Map(), today: today(), timeZone: 'UTC' }
  const cells = Object.entries(COLUMNS).map(([name, key]) => {
    const column = tenders.list.columns[name as keyof typeof COLUMNS]
    return [key, cellText(json.docs[0] as never, { name, label: name, column }, context)]
  })
  return Object.fromEntries(cells)
}

/** The totals below the lines of the form, before anybody saved them again. */
const ofForm = (doc: Stored): string => {
  const { discountType, discountValue, currencyRate } = doc
  const live = lineFigures({
    rows: rowsFromValue(doc.items, 'tr'),
    locale: 'tr',
    cards: new Map(),
    groups: new Map(),
    terms: { discountType, discountValue, currencyRate },
  })
  const shown = (isModified: boolean) =>
    shownTotals({ live: live.totals, options: live.options, stored: doc, isModified })
  const texts = [true, false].map((isModified) => {
    const panel = createElement(TotalsPanel, {
      ...shown(isModified),
      currency: 'EUR',
      rate: currencyRate,
      isPreview: false,
    })
    const words = { t, locale: 'tr' as const }
    return plain(
      renderToStaticMarkup(createElement(WordsContext, { value: words as never }, panel)),
    )
  })
  const taxes = shown(false).totals.taxByRate.map(({ tax }) => toDecimal(tax ?? 0))
  expect(sum(taxes).toNumber()).toBe(doc.taxTotal)
  // The figures shown while typing equal the stored ones.
  expect(texts[0]).toBe(texts[1])
  return texts[0] ?? ''
}

const ofPdf = async (path: string, headers: Record<string, string>): Promise<string> => {
  const answer = await answerTo(new Request(new URL(path, ORIGIN), { headers }))
  expect(answer.status).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ')
}

it('the list, the form, the printed page, the PDF, the link and the API show the same figures', async () => {
  const card = await makeCard()
  const { tender: id, token } = await makeOffer({
    currency: 'EUR',
    currencyRate: 41.123456,
    discountType: 'percent',
    discountValue: 7.5,
    items: [
      line(card.id, { quantity: 3, unitPrice: 33.335, discountType: 'percent', discountValue: 10 }),
      freeLine({ quantity: 7, unitPrice: 12.345, taxRate: 10, choice: 'alternative' }),
      freeLine({ quantity: 7, unitPrice: 12.345, taxRate: 10 }),
      { kind: 'subtotal' },
      freeLine({ unitPrice: 999.99, discountType: 'amount', discountValue: 50 }),
      freeLine({ unitPrice: 777.77, choice: 'optional' }),
      freeLine({ unitPrice: 0.05, taxRate: 1 }),
    ],
  })
  const { json: doc } = await boss.get<Stored>(`/tenders/${id}`)
  const api = ofApi(doc)

  // 90.01 + 86.42 + 949.99 + 0.05, by hand; nothing of 777.77.
  expect(doc).toMatchObject({ subtotal: 1126.47, discountTotal: 84.49 })
  expect(doc.totalBase).toBe(toDecimal(doc.total).mul(41.123456).toDecimalPlaces(2).toNumber())

  const { discount, ...row } = await ofList(id)
  expect({ ...row, discount: `-${String(discount)}` }).toEqual({
    ...api,
    discount: `-${format.money(doc.discountTotal, 'EUR')}`,
  })

  const tender = await readPrintedTender(req, id)
  const company = await readPrintedCompany(req)
  const shown = await readLink(req, token)
  if (!tender || !shown) throw new Error('no paper')
  const pageOf = (one: typeof tender) => {
    const paper = buildQuotation({ tender: one, company, locale: 'tr', today: today() })
    return plain(renderToStaticMarkup(createElement(DocumentTotals, { paper })))
  }
  const visitor = { 'x-client-address': '198.51.100.77' }
  const texts: Record<string, string> = {
    form: ofForm(doc),
    page: pageOf(tender),
    pdf: await ofPdf(`/api/tenders/${id}/pdf?lang=tr`, { Cookie: boss.cookie }),
    link: pageOf(shown.link.paper.tender),
    'file of the link': await ofPdf(`/api/q/${token}/pdf`, visitor),
  }
  for (const [place, text] of Object.entries(texts))
    for (const [name, figure] of Object.entries(api)) {
      const isWhole = place !== 'form' || name !== 'tax'
      if (isWhole) expect(text, `${name} in ${place}`).toContain(figure.replace(/\s/g, ' '))
    }
  // The form shows the tax by rate, the others both ways.
  for (const rate of ['%1', '%10', '%20']) expect(texts.form).toContain(`KDV ${rate}`)
})
