import type { ReactNode } from 'react'

/** What something is called, and what it is; nothing where there is nothing to say. */
export type FactRow = readonly [name: string, value: ReactNode]

/** Short facts below each other, name and value at either end. What is empty takes no room. */
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
