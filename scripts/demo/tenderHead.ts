import type { Currency } from '@/domain/shared/currency'
import { addDays, dayToStored, type Day } from '@/domain/shared/day'
import type { RateSource } from '@/domain/rates/rates'
import type { DiscountType } from '@/domain/tenders/totals/discount'
import { splitInstalments } from '@/domain/tenders/totals/instalments'
import { totalsOf } from '@/domain/tenders/totals/totals'
import type { Random } from './createRandom'
import { INTERNAL_NOTES, TENDER_TYPE_CHOICES, UNREGISTERED_PEOPLE } from './data/tenders'
import { hasBulletin, rateOn } from './rates'
import type { Customer } from './seedCustomers'
import type { Project } from './seedProjects'
import type { Line } from './tenderLines'

export type Bidder = { fields: Record<string, unknown>; isForeign: boolean }

/** A registered company with branch and person, or every eighth time somebody unregistered. */
export const pickBidder = (random: Random, customers: Customer[], projects: Project[]): Bidder => {
  if (random.chance(13))
    return { fields: { ...random.pick(UNREGISTERED_PEOPLE) }, isForeign: false }
  const customer = random.pick(customers)
  const project = projects.find(({ company }) => company === customer.id)
  return {
    isForeign: customer.isForeign,
    fields: {
      company: customer.id,
      branch: random.chance(70) ? random.pick(customer.branches) : undefined,
      employee: random.chance(80) ? random.pick(customer.contacts).id : undefined,
      companyProject: project && random.chance(70) ? project.id : undefined,
    },
  }
}

/** Customers abroad are quoted in their money, the others mostly in lira. */
export const pickCurrency = (random: Random, { isForeign }: Bidder): Currency => {
  if (isForeign) return random.pick(['EUR', 'USD'])
  return random.pick(['TRY', 'TRY', 'TRY', 'TRY', 'TRY', 'TRY', 'USD', 'USD', 'EUR', 'EUR'])
}

type Discounted = { discountType?: DiscountType; discountValue?: number }

const pickDiscount = (random: Random, items: Line[]): Discounted => {
  if (random.chance(20)) return { discountType: 'percent', discountValue: random.pick([2, 3, 5]) }
  if (!random.chance(12)) return {}
  const { subtotal } = totalsOf({ items })
  return { discountType: 'amount', discountValue: subtotal.mul('0.015').floor().toNumber() }
}

type Priced = Discounted & { items: Line[]; currencyRate: number; date: Day }

const paymentOf = (random: Random, { date, ...priced }: Priced) => {
  if (!random.chance(25))
    return { paymentDate: dayToStored(addDays(date, random.pick([15, 30, 45]))) }
  const amounts = splitInstalments({ payable: totalsOf(priced).total, count: random.int(2, 4) })
  return {
    paymentInstallments: amounts.map((amount, index) => ({
      dueDate: dayToStored(addDays(date, 30 * (index + 1))),
      amount: amount.toNumber(),
    })),
  }
}

/** Whose the rate is: the bank's on days of which its bulletin is kept. */
const rateFacts = (
  currency: Currency,
  date: Day,
  daysAgo: number,
): { rateDay?: string; rateSource?: RateSource } =>
  currency === 'TRY'
    ? {}
    : {
        rateDay: dayToStored(date),
        rateSource: hasBulletin(date, daysAgo) ? 'centralBankSelling' : 'manual',
      }

/** Dates, money, discount and payment of a tender with these lines. */
export const commercialTerms = (
  random: Random,
  {
    date,
    currency,
    daysAgo,
    items,
  }: { date: Day; currency: Currency; daysAgo: number; items: Line[] },
) => {
  const currencyRate = rateOn(currency, daysAgo).toNumber()
  const discount = pickDiscount(random, items)
  return {
    date: dayToStored(date),
    type: random.pick(TENDER_TYPE_CHOICES),
    currency,
    currencyRate,
    ...rateFacts(currency, date, daysAgo),
    ...discount,
    ...paymentOf(random, { ...discount, items, currencyRate, date }),
    notes: random.chance(35)
      ? 'Fiyatlar stok durumuna göre geçerlidir; kesin teslim tarihi siparişle verilir.'
      : undefined,
    internalNote: random.chance(20) ? random.pick(INTERNAL_NOTES) : undefined,
    items,
  }
}
