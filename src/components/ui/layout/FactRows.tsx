import type { ReactNode } from 'react'

/** A label and its value; an empty value is left out. */
export type FactRow = readonly [name: string, value: ReactNode]

/** A description list, label and value at either end; empty values are left out. */
export const FactRows = ({ rows }: { rows: readonly FactRow[] }) => (
  <dl className="ui-facts">
    {rows.map(([name, value]) =>
      value ? (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ) : null,
    )}
  </dl>
)
