'use client'

import { IconAlertTriangle } from '@tabler/icons-react'
import type { CardFacts, GroupFacts } from '@/components/stock/stockFacts'
import { useWords } from '@/components/ui/useWords'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import { toDecimal } from '@/domain/shared/money'
import { partShortage } from '@/domain/stock/groups'
import { proposedOfGroup } from '@/domain/tenders/lines/groupLines'
import { unitWord } from '@/i18n/unitWord'
import type { EditorRow } from './rows/EditorRow'
import { quantityOf, soldParts } from './rows/explodedRows'
import styles from './LineParts.module.css'
import type { Taxes } from './cells/useTaxes'

export type ShownParts = {
  group: GroupFacts
  cards: ReadonlyMap<string, CardFacts>
  taxes: Taxes
}

type Props = ShownParts & { row: EditorRow; priceTerms: PriceTerms }

/** The parts of a group below its line: required, available and missing quantities. */
export const LineParts = ({ row, group, cards, taxes, priceTerms }: Props) => {
  const { t, locale, format } = useWords()
  const { currency } = priceTerms
  const parts = soldParts(group, { cards, priceTerms, taxes })
  const groups = toDecimal(quantityOf(row, locale) ?? 1)
  const { unitPrice, isMixed } = proposedOfGroup(parts)
  const rates = [
    ...new Set(
      parts.map(({ taxRate }) => format.percent(taxRate === null ? null : Number(taxRate))),
    ),
  ].join(', ')
  const unpriced = parts.filter(({ price }) => price === null).length
  if (parts.length === 0) return <p className={styles.note}>{t('tenderItems.group.noParts')}</p>

  const rowOf = (part: (typeof parts)[number]) => {
    const card = cards.get(String(part.stockCard))
    const available = card?.availableQuantity
    const missing =
      card && typeof available === 'number'
        ? partShortage(
            { available, quantity: part.quantity, allowNoStock: card.allowNoStock },
            groups,
          )
        : null
    const isShort = missing?.gt(0) ?? false
    const needed = groups.mul(toDecimal(part.quantity)).toFixed()
    return (
      <tr key={part.stockCard}>
        <td>
          <bdi>{part.name}</bdi>
        </td>
        <td className={styles.number} data-label={t('tenderItems.fields.quantity')}>
          {format.quantity(needed)} {unitWord(t, card?.unit, needed)}
        </td>
        <td className={styles.number} data-label={t('tenderItems.fields.available')}>
          {typeof available === 'number' ? format.quantity(available) : '—'}
        </td>
        <td
          className={styles.number}
          data-label={t('tenderItems.group.missing')}
          data-short={isShort || undefined}
        >
          {isShort && missing ? (
            <>
              <IconAlertTriangle aria-hidden="true" size={14} />{' '}
              {format.quantity(missing.toFixed())}
            </>
          ) : (
            '—'
          )}
        </td>
        <td className={styles.number} data-label={t('tenderItems.fields.unitPrice')}>
          <bdi dir="ltr">
            {part.price === null ? '—' : format.price(toDecimal(part.price).toFixed(), currency)}
          </bdi>
          {part.converted && (
            <bdi className="text-soft" dir="ltr">
              {' '}
              ({format.price(part.converted.lira, 'TRY')})
            </bdi>
          )}
        </td>
      </tr>
    )
  }
  return (
    <div className={styles.parts}>
      <table aria-label={t('tenderItems.group.parts')}>
        <thead>
          <tr>
            <th scope="col">{t('tenderItems.group.parts')}</th>
            {(
              [
                'tenderItems.fields.quantity',
                'tenderItems.fields.available',
                'tenderItems.group.missing',
                'tenderItems.fields.unitPrice',
              ] as const
            ).map((name) => (
              <th key={name} className={styles.number} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{parts.map(rowOf)}</tbody>
      </table>
      {unitPrice && (
        <p className={styles.note}>
          {t('tenderItems.group.sum')}:{' '}
          <bdi dir="ltr">{format.price(unitPrice.toFixed(), currency)}</bdi>
        </p>
      )}
      {unpriced > 0 && (
        <p className={styles.note}>{t('tenderItems.group.unpriced', { n: unpriced, currency })}</p>
      )}
      {isMixed && <p className={styles.note}>{t('tenderItems.group.mixed', { rates })}</p>}
    </div>
  )
}
