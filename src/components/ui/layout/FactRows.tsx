import type { ReactNode } from 'react'

/** A label and its value, with a note below; without a value it is left out. */
export type FactRow = readonly [name: string, value: ReactNode, note?: ReactNode]

/** A description list, label and value at either end; empty values are left out. */
export const FactRows = ({ rows }: { rows: readonly FactRow[] }) => (
  <dl className="ui-facts">
    {rows.map(([name, value, note]) =>
      value ? (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note && <dd className="ui-facts__note">{note}</dd>}
        </div>
      ) : null,
    )}
  </dl>
)
