'use client'

import { useFormFields } from '@payloadcms/ui'

import { fieldIdOf } from '../fieldIdOf'
import { useSay } from '../useSay'
import './facts.css'
import { FactRowsOf } from './FactRowsOf'
import { FactValue, isEmptyFact } from './FactValue'
import type { ReadField } from './splitFields'

type Props = {
  fields: readonly ReadField[]
  /** Omits empty values. */
  skipsEmpty?: boolean
}

type FactProps = { field: ReadField; skipsEmpty: boolean }

const Fact = ({ field, skipsEmpty }: FactProps) => {
  const say = useSay()
  const path = field.name
  const value = useFormFields(([all]) => all[path]?.value)
  const count = useFormFields(([all]) => all[path]?.rows?.length ?? 0)
  const isRows = field.type === 'array'
  const isEmpty = isRows ? count === 0 : isEmptyFact(value)
  if (isEmpty && skipsEmpty) return null
  const label = 'label' in field && field.label ? say(field.label) : ''
  return (
    <div className="fact" id={fieldIdOf(path)} data-wide={isRows || field.type === 'textarea'}>
      <dt>{String(label)}</dt>
      <dd>
        {isEmpty ? (
          <span className="fact__none">–</span>
        ) : isRows ? (
          <FactRowsOf fields={field.fields} path={path} count={count} />
        ) : (
          <FactValue field={field} path={path} value={value} />
        )}
      </dd>
    </div>
  )
}

/** Read-only fields as labels and text, without input boxes. */
export const ReadFields = ({ fields, skipsEmpty = false }: Props) => (
  <dl className="record-facts">
    {fields.map((field) => (
      <Fact key={field.name} field={field} skipsEmpty={skipsEmpty} />
    ))}
  </dl>
)
