import { Parser } from 'htmlparser2'
import type { RouteName } from '@/catalog/paths'
import { asAdministrator } from './support/people'
import { expect, test } from './support/tour'

/** What a form has to say before any script runs, by the names of its fields. */
type Form = { slug: string; relations?: string[]; days?: string[]; amounts?: string[] }

const FORMS: Partial<Record<RouteName, Form>> = {
  branchEdit: { slug: 'branches', relations: ['company'] },
  employeeEdit: { slug: 'employees', relations: ['company', 'branch'] },
  companyMeetEdit: { slug: 'meets', relations: ['company'], days: ['startsAt'] },
  companyProjectEdit: { slug: 'company-projects', relations: ['company'], days: ['startDate'] },
  tenderEdit: { slug: 'tenders', relations: ['company'], days: ['date'], amounts: ['total'] },
  stockCardEdit: { slug: 'stock-cards', relations: ['stockType'], amounts: ['currentPrice'] },
  stockGroupStockEdit: {
    slug: 'stock-group-stocks',
    relations: ['stockCard', 'stockGroup'],
    amounts: ['quantity'],
  },
  stockMovementEdit: {
    slug: 'stock-movements',
    relations: ['stockCard'],
    days: ['operationDate'],
    amounts: ['quantity', 'price'],
  },
  stockReservationEdit: {
    slug: 'stock-reservations',
    relations: ['stockCard', 'company'],
    amounts: ['quantity'],
  },
  currencyRateEdit: { slug: 'currency-rates', days: ['day'], amounts: ['buying', 'selling'] },
  userEdit: { slug: 'users', relations: ['role'] },
}

/** What stands in inputs and in text; what scripts bring along does not count. */
const shownIn = (html: string): Set<string> => {
  const shown = new Set<string>()
  let isScript = false
  const parser = new Parser({
    onopentag: (name, { value }) => {
      isScript = name === 'script'
      if (value) shown.add(value)
    },
    ontext: (text) => {
      if (!isScript && text.trim()) shown.add(text.trim())
    },
    onclosetag: () => {
      isScript = false
    },
  })
  parser.end(html)
  return shown
}

const inTurkish = (day: string) =>
  new Intl.DateTimeFormat('tr', { dateStyle: 'short', timeZone: 'Europe/Istanbul' })
    .format(new Date(day))
    .replace(/\b(\d)\b/g, '0$1')

const numberIn = (text: string): number =>
  Number(
    text
      .replace(/[₺\s]/g, '')
      .replace(/\.(?=\d{3})/g, '')
      .replace(',', '.'),
  )

type Doc = Record<string, unknown>
type Check = (shown: readonly string[], value: unknown) => boolean

const isNamed: Check = (shown, value) => shown.includes((value as { name: string }).name)
const isDay: Check = (shown, value) => shown.some((text) => text.includes(inTurkish(String(value))))
const isAmount: Check = (shown, value) => shown.some((text) => numberIn(text) === Number(value))

/** The fields of a form whose value its HTML does not show. */
const missingIn = (doc: Doc, shown: readonly string[], form: Form): string[] => {
  const { relations = [], days = [], amounts = [] } = form
  const without = (fields: string[], check: Check) =>
    fields.filter((field) => !check(shown, doc[field]))
  return [...without(relations, isNamed), ...without(days, isDay), ...without(amounts, isAmount)]
}

test('DF15 relations, days and amounts of every form are in its first HTML', async ({
  tour,
  baseURL,
}) => {
  const api = await asAdministrator()
  const missing: string[] = []
  for (const [name, form] of Object.entries(FORMS) as [RouteName, Form][]) {
    const address = tour.addressOf(name)
    const cookies = await tour.cookiesOf(name, 'tr')
    const Cookie = cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ')
    const page = await fetch(`${baseURL}${address}`, { headers: { Cookie } })
    const answer = await api.get(`/api/${form.slug}/${address.split('/').at(-1)}?depth=1`)
    const fields = missingIn((await answer.json()) as Doc, [...shownIn(await page.text())], form)
    missing.push(...fields.map((field) => `${address}: ${field}`))
  }
  expect(missing).toEqual([])
})
