import { Decimal } from '@/domain/shared/decimal'
import { sum } from '@/domain/shared/money'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import styles from './TenderDocument.module.css'
import type { PrintedTender } from './tenderForPrint'

type Props = { tender: PrintedTender; t: Translator; format: Formatters }

/** VAT by rate, added up from the stored tax of each line. */
const taxByRate = ({ items }: PrintedTender): { rate: string; tax: string }[] => {
  const rates = [...new Set(items.filter((item) => item.taxRate !== null).map((i) => i.taxRate))]
  return rates
    .sort((a, b) => (a ?? 0) - (b ?? 0))
    .map((rate) => {
      const taxes = items.filter((item) => item.taxRate === rate).map((item) => item.tax)
      return { rate: new Decimal(rate ?? 0).toFixed(), tax: sum(taxes).toFixed(2) }
    })
}

/** What the quotation comes to: the stored figures. */
export const DocumentTotals = ({ tender, t, format }: Props) => {
  const { currency } = tender
  const rows: [name: string, amount: string | number, code: string][] = [
    [t('printing.subtotal'), tender.subtotal, currency],
    ...(tender.discountTotal > 0
      ? [[t('printing.discount'), -tender.discountTotal, currency] as [string, number, string]]
      : []),
    ...taxByRate(tender).map(({ rate, tax }): [string, string, string] => [
      t('printing.tax', { rate: format.quantity(rate) }),
      tax,
      currency,
    ]),
  ]
  return (
    <dl className={styles.totals}>
      {rows.map(([name, amount, code]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr">{format.money(amount, code)}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.grand}>
        <dt>{t('printing.grandTotal')}</dt>
        <dd>
          <bdi dir="ltr">{format.money(tender.total, currency)}</bdi>
        </dd>
      </div>
      {currency === 'TRY' ? null : (
        <div>
          <dt>
            {t('printing.inLira')} (
            {t('tenders.totals.rate', { rate: format.price(tender.currencyRate) })})
          </dt>
          <dd>
            <bdi dir="ltr">{format.money(tender.totalBase, 'TRY')}</bdi>
          </dd>
        </div>
      )}
    </dl>
  )
}
