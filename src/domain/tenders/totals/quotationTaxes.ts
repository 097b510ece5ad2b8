import { Decimal, spread, sum } from '../../shared/money'
import { isCounted } from '../choices/choices'
import type { PrintedItem, PrintedTender } from '../sending/quotation'
import type { TaxOfRate } from './totals'

type Taxed = Pick<PrintedTender, 'discountTotal'> & {
  items: readonly Pick<PrintedItem, 'kind' | 'choice' | 'net' | 'tax' | 'taxRate'>[]
}

/**
 * VAT by rate with its tax base, from stored figures: the tax of each line as stored, the base as
 * its net less its share of the document discount. Counted lines only.
 * @returns ascending by rate; bases and taxes add up to the total
 */
export const quotationTaxes = ({ items, discountTotal }: Taxed): TaxOfRate[] => {
  const nets = items.map((item) => new Decimal(isCounted(item) ? item.net : 0))
  const shares = spread(discountTotal, nets)
  const taxed = items.flatMap((item, index) => {
    const base = (nets[index] ?? new Decimal(0)).minus(shares[index] ?? 0)
    return isCounted(item) ? [{ rate: new Decimal(item.taxRate ?? 0), base, tax: item.tax }] : []
  })
  const rates = [...new Set(taxed.map(({ rate }) => rate.toFixed()))]
  return rates
    .map((text) => {
      const lines = taxed.filter(({ rate }) => rate.toFixed() === text)
      return {
        rate: new Decimal(text),
        base: sum(lines.map(({ base }) => base)),
        tax: sum(lines.map(({ tax }) => tax)),
      }
    })
    .sort((one, other) => one.rate.cmp(other.rate))
}
