import type { ReactNode } from 'react'
import './factList.css'

export type Fact = { label: string; value: ReactNode }

/** Names and values of a record; empty values are left out. */
export const FactList = ({ facts }: { facts: Fact[] }) => {
  // Empty values are falsy; numbers are passed as text, so a zero is not dropped.
  const filled = facts.filter(({ value }) => Boolean(value))
  if (filled.length === 0) return null
  return (
    <dl className="facts">
      {filled.map(({ label, value }) => (
        <div key={label} className="facts__fact">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
