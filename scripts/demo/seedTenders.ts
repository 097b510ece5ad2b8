import { addDays, dayToStored } from '@/domain/shared/day'
import { validUntilOf } from '@/domain/tenders/validity'
import { inTransaction } from '@/operations/shared/transaction'
import { addRow } from './addRow'
import { createRandom } from './createRandom'
import { TENDER_THEMES } from './data/tenders'
import { requestOf, type Demo } from './Demo'
import { sendAndClose, type OpenTender } from './finishTender'
import { planTenders, type TenderEnd } from './planTenders'
import type { Card } from './seedCards'
import type { Customer } from './seedCustomers'
import type { Group } from './seedGroups'
import type { Project } from './seedProjects'
import type { Colleagues } from './seedUsers'
import { commercialTerms, pickBidder, pickCurrency } from './tenderHead'
import { tenderLines } from './tenderLines'

const TAKING: TenderEnd[] = ['approved', 'invoiced', 'approvalWithdrawn', 'invoiceWithdrawn']

type Needed = {
  cards: Card[]
  groups: Group[]
  customers: Customer[]
  projects: Project[]
  colleagues: Colleagues
}

const subjectOf = (index: number) => {
  const theme = TENDER_THEMES[index % TENDER_THEMES.length]
  if (!theme) throw new RangeError('no themes')
  const round = Math.floor(index / TENDER_THEMES.length)
  return { theme, title: theme.titles[round % theme.titles.length] ?? '' }
}

/**
 * Some sixty tenders for companies and unregistered persons, in three currencies, written and sent
 * by their authors. They are approved later, once the stock has been received.
 *
 * @returns all of them, oldest first, with the final state of each
 */
export const seedTenders = async (demo: Demo, needed: Needed): Promise<OpenTender[]> => {
  const { payload, today, admin } = demo
  const { customers, projects, colleagues } = needed
  const random = createRandom(1919)
  const tenders: OpenTender[] = []
  for (const [index, { end, daysAgo, validFor }] of planTenders(random).entries()) {
    const { theme, title } = subjectOf(index)
    const date = addDays(today, -daysAgo)
    const lastDay = validFor ? addDays(today, validFor) : validUntilOf(date)
    const bidder = pickBidder(random, customers, projects)
    const currency = pickCurrency(random, bidder)
    const isTaken = TAKING.includes(end)
    const items = tenderLines(random, needed, { theme, currency, daysAgo, isTaken })
    const row = {
      title,
      ...bidder.fields,
      ...commercialTerms(random, { date, currency, daysAgo, items }),
      validUntil: dayToStored(lastDay < today ? today : lastDay),
    }
    const author = random.pick([...colleagues.sales, ...colleagues.sales, admin])
    const req = await requestOf({ payload, user: author })
    await inTransaction(req, async () => {
      // A year is written in a moment: each offer has the rate of its own day, whoever wrote it.
      const { id } = await addRow(req, 'tenders', row, { keepsRate: true })
      await sendAndClose(req, random, {
        id,
        end,
        ...(lastDay < today ? { passedOn: lastDay } : {}),
      })
      tenders.push({ id, end })
    })
  }
  return tenders
}
