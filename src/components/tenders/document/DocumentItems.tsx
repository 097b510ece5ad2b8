import { Decimal } from '@/domain/shared/decimal'
import { sectionSubtotals } from '@/domain/tenders/sections'
import type { Formatters } from '@/i18n/format'
import type { MessageKey, Translator } from '@/i18n/messages'
import styles from './TenderDocument.module.css'
import type { PrintedItem } from './tenderForPrint'

type Props = { items: readonly PrintedItem[]; currency: string; t: Translator; format: Formatters }

const discountText = (
  { discountType, discountValue }: PrintedItem,
  { currency, format }: Pick<Props, 'currency' | 'format'>,
): string => {
  if (!discountType || !discountValue) return ''
  return discountType === 'percent'
    ? format.percent(discountValue)
    : format.money(discountValue, currency)
}

const HEADS = ['quantity', 'unitPrice', 'discount', 'taxRate', 'lineTotal'] as const

/** The lines of a quotation: priced ones across, headings and comments over the whole width. */
export const DocumentItems = ({ items, currency, t, format }: Props) => {
  const nets = items.map((item) => new Decimal(item.net))
  const sections = sectionSubtotals({ items, nets })
  const hasDiscount = items.some((item) => discountText(item, { currency, format }) !== '')
  const heads = HEADS.filter((head) => head !== 'discount' || hasDiscount)
  // Headings and comments are not counted: "line 3" is the third thing offered.
  let number = 0

  const cellsOf = (item: PrintedItem) => {
    const n = Number(item.quantity)
    const unit = item.unit ? t(`stockCards.unitsOf.${item.unit}` as MessageKey, { n }) : ''
    return {
      // The direction is that of the unit's language: "3 adet", and in Arabic the other way round.
      quantity: `${format.quantity(item.quantity)} ${unit}`.trim(),
      unitPrice: format.price(item.unitPrice, currency),
      discount: discountText(item, { currency, format }),
      taxRate: format.percent(item.taxRate),
      lineTotal: format.money(item.net, currency),
    }
  }

  const rowOf = (item: PrintedItem, index: number) => {
    if (item.kind === 'heading' || item.kind === 'comment') {
      return (
        <tr key={item.id} className={styles[item.kind]}>
          <td colSpan={heads.length + 2}>
            <bdi>{item.description}</bdi>
          </td>
        </tr>
      )
    }
    if (item.kind === 'subtotal') {
      return (
        <tr key={item.id} className={styles.subtotal}>
          <td colSpan={heads.length + 1}>
            <bdi>{item.description || t('tenderItems.kinds.subtotal')}</bdi>
          </td>
          <td className={styles.numeric}>
            <bdi dir="ltr">{format.money(sections.get(index)?.toFixed(2), currency)}</bdi>
          </td>
        </tr>
      )
    }
    const cells = cellsOf(item)
    number += 1
    return (
      <tr key={item.id}>
        <td>{number}</td>
        <td>
          <bdi>{item.name}</bdi>
          {item.code ? (
            <small>
              <bdi dir="ltr">{item.code}</bdi>
            </small>
          ) : null}
          {item.description ? (
            <small>
              <bdi>{item.description}</bdi>
            </small>
          ) : null}
        </td>
        {heads.map((head) => (
          <td key={head} className={styles.numeric}>
            <bdi dir={head === 'quantity' ? 'auto' : 'ltr'}>{cells[head]}</bdi>
          </td>
        ))}
      </tr>
    )
  }

  return (
    // Scrolls on a phone, by keyboard too.
    <div
      className={styles.scroller}
      tabIndex={0}
      role="region"
      aria-label={t('tenderItems.plural')}
    >
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('printing.description')}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.numeric}>
                {t(`printing.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{items.map(rowOf)}</tbody>
      </table>
    </div>
  )
}
