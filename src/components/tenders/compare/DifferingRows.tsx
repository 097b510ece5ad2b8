'use client'

import { Card } from '../../ui/layout/Card'
import { useT } from '@/components/ui/useT'
import type { ShownDifference } from '@/present/tenders/shownComparison'

type Props = {
  caption: string
  rows: readonly ShownDifference[]
  /** Numbers are right-aligned, with their difference. */
  isFigures?: boolean
}

/** Values before and after, row by row. */
export const DifferingRows = ({ caption, rows, isFigures = false }: Props) => {
  const t = useT()
  if (rows.length === 0) return null
  const cell = (text: string) =>
    text === '' ? (
      <span className="text-soft">—</span>
    ) : (
      <bdi dir={isFigures ? 'ltr' : 'auto'}>{text}</bdi>
    )
  return (
    <Card>
      <table className={isFigures ? 'compare__table compare__table--figures' : 'compare__table'}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('compare.before')}</th>
            <th scope="col">{t('compare.after')}</th>
            {isFigures && <th scope="col">{t('compare.difference')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, after, difference }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-label={t('compare.before')}>{cell(before)}</td>
              <td data-label={t('compare.after')}>{cell(after)}</td>
              {isFigures && <td data-label={t('compare.difference')}>{cell(difference ?? '')}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
