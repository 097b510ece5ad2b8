import type { ReactNode } from 'react'
import './factList.css'

export type Fact = { label: string; value: ReactNode }

/** Names and values of a record. What is empty takes no room. */
export const FactList = ({ facts }: { facts: Fact[] }) => {
  // Everything empty is falsy; a zero never stands here as a number.
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
