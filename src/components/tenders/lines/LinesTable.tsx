'use client'

import { PeekLink } from '@/components/frame/peek/PeekLink'
import { useWords } from '@/components/ui/useWords'
import { alternativesOf, lineNumbers } from '@/domain/tenders/choices/choices'
import { isPricedKind } from '@/domain/tenders/lines/itemKinds'
import type { LineDelivery } from '@/domain/tenders/openDeliveries'
import type { LineMargin } from '@/domain/tenders/totals/margins'
import { unitWord } from '@/i18n/unitWord'
import type { LineName } from '@/present/tenders/tenderSheet'
import { LineChoiceChip } from './cells/LineChoiceChip'
import { marginText } from './cells/marginText'
import type { StoredLine } from './rows/storedLine'
import styles from './LinesTable.module.css'

type Props = {
  lines: readonly StoredLine[]
  /** By line index; undefined while loading, and for text lines. */
  names: readonly LineName[]
  currency: string
  /** Amounts of subtotal lines, by index. */
  subtotals: ReadonlyMap<number, { toFixed: (digits: number) => string }>
  /** Margin of each line, by index; null for readers who see no costs. */
  margins: readonly (LineMargin | null)[] | null
  /** Delivered quantities by line index; null if unknown. */
  deliveries: ReadonlyMap<number, LineDelivery> | null
}

/** The lines of a locked tender, as a table. */
export const LinesTable = ({ lines, names, currency, subtotals, margins, deliveries }: Props) => {
  const { t, format } = useWords()
  const hasDiscount = lines.some(({ discountValue }) => Number(discountValue) > 0)
  const heads: [key: string, label: string][] = [
    ['quantity', t('tenderItems.fields.quantity')],
    ['unitPrice', t('tenderItems.fields.unitPrice')],
    ...(hasDiscount
      ? [['discount', t('tenderItems.fields.discountValue')] as [string, string]]
      : []),
    ['taxRate', t('tenderItems.fields.taxRate')],
    ['net', t('tenderItems.fields.net')],
    ...(margins ? [['margin', t('tenderItems.margin.short')] as [string, string]] : []),
    ...(deliveries
      ? ([
          ['delivered', t('tenderItems.delivered')],
          ['open', t('tenderItems.open')],
        ] as [string, string][])
      : []),
  ]

  const netAt = heads.findIndex(([key]) => key === 'net')

  const discountOf = ({ discountType, discountValue }: StoredLine): string =>
    Number(discountValue) > 0
      ? discountType === 'amount'
        ? format.money(discountValue, currency)
        : format.percent(discountValue)
      : ''
  const figuresOf = (line: StoredLine, place: number, unit: string | null | undefined) => {
    const delivery = deliveries?.get(place)
    return {
      quantity: `${format.quantity(line.quantity)} ${unitWord(t, unit, line.quantity)}`.trim(),
      unitPrice: format.price(line.unitPrice, currency),
      discount: discountOf(line),
      taxRate: format.percent(line.taxRate),
      net:
        line.choice === 'included'
          ? format.money(line.net, currency)
          : `(${format.money(line.net, currency)})`,
      margin: marginText(margins?.[place], format) ?? '',
      delivered: delivery ? format.quantity(delivery.delivered) : '',
      open: delivery ? format.quantity(delivery.open) : '',
    } as Readonly<Record<string, string>>
  }

  const bases = alternativesOf(lines)
  const numbers = lineNumbers(lines)
  const rowOf = (line: StoredLine, place: number) => {
    const { kind, description } = line
    if (!isPricedKind(kind)) {
      const sum = kind === 'subtotal' ? subtotals.get(place)?.toFixed(2) : undefined
      const after = heads.length - 1 - netAt
      return (
        <tr key={place} className={styles[kind]}>
          <td colSpan={sum === undefined ? heads.length + 2 : netAt + 2}>
            <bdi>{description || t(`tenderItems.kinds.${kind}`)}</bdi>
          </td>
          {sum !== undefined && (
            <td className={styles.numeric} data-label={heads[netAt]?.[1]}>
              <bdi dir="ltr">{format.money(sum, currency)}</bdi>
            </td>
          )}
          {sum !== undefined && after > 0 && <td colSpan={after} />}
        </tr>
      )
    }
    const number = numbers.get(place) ?? 0
    const base = numbers.get(bases.get(place) ?? -1) ?? null
    const isAside = line.choice !== 'included'
    const { name, code, unit, href } = names[place] ?? {}
    const figures = figuresOf(line, place, unit)
    const shownName = <bdi>{name ?? description ?? t(`tenderItems.kinds.${kind}`)}</bdi>
    return (
      <tr key={place} data-aside={isAside || undefined}>
        <td className={styles.number}>{format.count(number)}</td>
        <td className={styles.name}>
          {href ? <PeekLink href={href}>{shownName}</PeekLink> : shownName}
          <LineChoiceChip choice={line.choice} base={base} className={styles.chip} />
          {code && (
            <small>
              <bdi dir="ltr">{code}</bdi>
            </small>
          )}
          {name && description && description !== name && (
            <small>
              <bdi>{description}</bdi>
            </small>
          )}
        </td>
        {heads.map(([key, label]) => (
          <td
            key={key}
            className={styles.numeric}
            data-label={label}
            data-empty={!figures[key] || undefined}
          >
            {figures[key] ? (
              <bdi dir={key === 'quantity' ? 'auto' : 'ltr'}>{figures[key]}</bdi>
            ) : (
              '—'
            )}
          </td>
        ))}
      </tr>
    )
  }

  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('tenderItems.plural')}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('tenderItems.singular')}</th>
            {heads.map(([key, label]) => (
              <th key={key} className={styles.numeric} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines.map(rowOf)}</tbody>
      </table>
    </div>
  )
}
