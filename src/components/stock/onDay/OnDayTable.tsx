import Link from 'next/link'

import type { Translator } from '@/i18n/messages'
import '@/components/list/relatedList.css'

import type { OnDayRow, OnDaySheet } from './onDaySheet'

const Name = ({ name, href }: OnDayRow) =>
  href ? (
    <Link className="text-link" href={href} prefetch={false}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )

/** Cards with what there was of each. */
export const OnDayTable = ({ sheet, t }: { sheet: OnDaySheet; t: Translator }) => {
  const columns = [
    { name: 'sku', label: t('stockCards.fields.sku'), isAmount: false },
    { name: 'quantity', label: t('stockOnDay.quantity'), isAmount: true },
    ...(sheet.seesCosts
      ? ([
          { name: 'average', label: t('stockCards.fields.averageCost'), isAmount: true },
          { name: 'value', label: t('stockCards.fields.stockValue'), isAmount: true },
        ] as const)
      : []),
  ] as const
  return (
    <div className="related">
      <table className="related-table">
        <caption className="visually-hidden">{t('stockOnDay.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stockCards.fields.name')}</th>
            {columns.map(({ name, label, isAmount }) => (
              <th key={name} className={isAmount ? 'related-table__amount' : undefined} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.id}>
              <td data-label={t('stockCards.fields.name')}>
                <Name {...row} />
              </td>
              {columns.map(({ name, label, isAmount }) => (
                <td
                  key={name}
                  className={isAmount ? 'related-table__amount' : undefined}
                  data-label={label}
                >
                  <bdi dir="ltr">{row[name] || '—'}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
