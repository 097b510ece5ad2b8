'use client'

import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { Button } from '../ui/controls/Button'
import { IconButton } from '../ui/controls/IconButton'

type Props<Row> = {
  className?: string
  rows: readonly Row[]
  /** Shown where there is no value. */
  empty?: string
  canWrite: boolean
  /** Label of the add button, the row it adds, and whether more rows are allowed. */
  add: { label: string; row: Omit<Row, 'key'>; isFull: boolean }
  /** Label of the remove button. */
  removeLabel: (row: Row) => string
  onChange: (rows: Row[]) => void
  children: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode
}

/** Rows of a setting, edited in place, with buttons to add and remove. */
export const ValueRows = <Row extends { key: string }>(props: Props<Row>) => {
  const { className = '', rows, empty, canWrite, add, removeLabel, onChange, children } = props
  const changeOf = (changed: Row) => (part: Partial<Row>) =>
    onChange(rows.map((row) => (row.key === changed.key ? { ...row, ...part } : row)))
  return (
    <div className={`value-rows ${className}`.trim()}>
      {empty && rows.length === 0 && <p className="text-soft">{empty}</p>}
      {rows.map((row, index) => (
        <div key={row.key} className="value-rows__row">
          {children(row, index, changeOf(row))}
          {canWrite && (
            <IconButton
              icon={<IconTrash aria-hidden="true" size={18} />}
              label={removeLabel(row)}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            />
          )}
        </div>
      ))}
      {canWrite && (
        <div>
          <Button
            disabled={add.isFull}
            icon={<IconPlus aria-hidden="true" size={18} />}
            tone="soft"
            onClick={() => onChange([...rows, { ...add.row, key: String(Math.random()) } as Row])}
          >
            {add.label}
          </Button>
        </div>
      )}
    </div>
  )
}
