'use client'

import { useFormFields } from '@payloadcms/ui'
import type { ClientField } from 'payload'

import { flatFields } from '../flatFields'
import { FactValue, isEmptyFact } from './FactValue'

type Props = { fields: readonly ClientField[]; path: string; count: number }

/** The rows of an array field, each on one line. */
export const FactRowsOf = ({ fields, path, count }: Props) => {
  // A string: re-renders only when a row changes.
  const said = useFormFields(([all]) =>
    JSON.stringify(
      Array.from({ length: count }, (_, row) =>
        flatFields(fields).map((inner) => all[`${path}.${row}.${inner.path}`]?.value ?? null),
      ),
    ),
  )
  const rows = JSON.parse(said) as unknown[][]
  return (
    <ol className="fact__rows">
      {rows.map((values, row) => (
        <li key={row}>
          {flatFields(fields).map((inner, place) =>
            isEmptyFact(values[place]) ? null : (
              <span key={inner.path}>
                <FactValue
                  field={inner.field}
                  path={`${path}.${row}.${inner.path}`}
                  value={values[place]}
                />
              </span>
            ),
          )}
        </li>
      ))}
    </ol>
  )
}
