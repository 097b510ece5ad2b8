'use client'

import { Field } from '../../ui/inputs/Field'
import { Select } from '../../ui/inputs/Select'
import { useT } from '../../ui/useT'
import { FilterRecord } from './FilterRecord'
import type { FilterField } from '@/present/list/filterFields'
import { useList } from '../listContext'
import { withoutKeys } from '@/present/list/listState'
import { FilterRangeDay } from './FilterRangeDay'
import { FilterRangeNumber } from './FilterRangeNumber'
import type { RangeEndProps } from './useRangeEnd'

/** From and to: days, or numbers. */
const FilterRange = ({ field, timeZone }: Omit<RangeEndProps, 'side'>) => {
  const End = field.kind === 'numbers' ? FilterRangeNumber : FilterRangeDay
  return (
    <fieldset className="list-range-field">
      <legend className="ui-field__label">{field.label}</legend>
      <End field={field} side="from" timeZone={timeZone} />
      <span aria-hidden="true">–</span>
      <End field={field} side="to" timeZone={timeZone} />
    </fieldset>
  )
}

type Props = { fields: readonly FilterField[]; timeZone: string }

/** The filter panel; a choice takes effect at once and is kept in the URL. */
export const FilterPanel = ({ fields, timeZone }: Props) => (
  <div className="list-panel">
    {fields.map((field) => {
      if (field.kind === 'choice' || field.kind === 'yesNo')
        return <FilterChoice key={field.name} field={field} />
      if (field.kind === 'record') return <FilterRecord key={field.name} field={field} />
      return <FilterRange key={field.name} field={field} timeZone={timeZone} />
    })}
  </div>
)

const FilterChoice = ({ field }: { field: FilterField }) => {
  const t = useT()
  const { state, change } = useList()
  const key = `where[${field.name}][equals]`
  const options = field.options ?? [
    { value: 'true', label: t('common.yes') },
    { value: 'false', label: t('common.no') },
  ]
  const choose = (value: string) => {
    const others = withoutKeys(state.where, [key])
    change({ where: value === '' ? others : { ...others, [key]: value } })
  }
  return (
    <Field label={field.label}>
      {(input) => (
        <Select
          {...input}
          empty={t('list.any')}
          options={options}
          value={state.where[key] ?? ''}
          onChange={choose}
        />
      )}
    </Field>
  )
}
