import Link from 'next/link'

import { Alert } from '../../ui/layout/Alert'
import { Chip } from '../../ui/layout/Chip'
import { Formula } from '../../ui/layout/Formula'
import { useT } from '@/components/ui/useT'

import type { ExplainedRow, Explanation } from '@/present/record/explanation'
import './explained.css'

type Counted = { amount: string; unit?: string }

/** The unit is outside the isolated number: in Arabic it follows to the left. */
const Amount = ({ amount, unit }: Counted) => (
  <span className="explained-sum__amount">
    <bdi dir="ltr">{amount}</bdi>
    {unit && ` ${unit}`}
  </span>
)

const Row = ({ text, note, amount, unit, href, ...marks }: ExplainedRow & Counted) => {
  const t = useT()
  return (
    <li className="explained-sum__row">
      <span className="explained-sum__what">
        {href ? (
          <Link className="text-link" href={href} prefetch={false}>
            <bdi>{text}</bdi>
          </Link>
        ) : (
          <span>
            <bdi>{text}</bdi>
          </span>
        )}
        {note && (
          <small className="explained-sum__note">
            <bdi>{note}</bdi>
          </small>
        )}
      </span>
      {marks.isNotCounted && <Chip tone="neutral">{t('stockWhy.notCounted')}</Chip>}
      {marks.isLimit && <Chip tone="warning">{t('stockWhy.limit')}</Chip>}
      <Amount amount={amount} unit={unit} />
    </li>
  )
}

/** A number with its formula and its rows, the newest first. */
export const ExplainedSum = ({
  label,
  value,
  unit,
  terms,
  note,
  rows,
  rest,
  differs,
}: Omit<Explanation, 'name'>) => {
  const t = useT()
  return (
    <div className="explained-sum">
      <p className="explained-sum__value">
        <bdi dir="ltr">{value}</bdi>
        {unit && <span className="explained-sum__unit"> {unit}</span>}
      </p>
      {differs && <Alert tone="warning">{t('stockWhy.differs')}</Alert>}
      {terms.length > 0 && <Formula terms={terms} />}
      {note && <p className="explained-sum__rule">{note}</p>}
      {rows.length > 0 && (
        <ul aria-label={label} className="explained-sum__rows">
          {rows.map((row) => (
            <Row key={row.id} {...row} unit={unit} />
          ))}
          {rest && (
            <li className="explained-sum__row">
              <span className="explained-sum__what">{t('stockWhy.rest', { n: rest.count })}</span>
              {rest.amount !== undefined && <Amount amount={rest.amount} unit={unit} />}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
