'use client'

import { Field } from '../../ui/inputs/Field'
import { Select } from '../../ui/inputs/Select'
import { TextInput } from '../../ui/inputs/TextInput'
import { useT } from '../../ui/useT'
import type { FilterField } from '@/present/list/filterFields'
import { useList } from '../listContext'
import { withoutKeys } from '@/present/list/listState'
import { RELATIVE_CHOICES, relativeChoiceOf, relativeLabel } from '@/present/list/relativeChoices'
import { conditionsOf, withConditions } from './filterRanges'
import { FilterRangeDay } from './FilterRangeDay'
import { useFilterDraft } from './useFilterDraft'
import { type RangeEndProps, useRangeEnd } from './useRangeEnd'
import { NumberInput } from '@/components/ui/inputs/NumberInput'
import { ChoicePicker } from '@/components/frame/records/ChoicePicker'
import { MAX_SEARCH_LENGTH } from '@/domain/lists/searchTerm'
import type { Id } from '@/domain/shared/idOf'

/** Minimum or maximum of a number range, applied on blur or Enter. */
const FilterRangeNumber = (props: RangeEndProps) => {
  const t = useT()
  const { draft, setDraft, apply, reset } = useRangeEnd(props, (known) => known)
  const label = t(props.side === 'from' ? 'list.atLeast' : 'list.atMost')
  const decide = () => {
    if (!apply(draft)) reset()
  }
  return (
    <NumberInput
      aria-label={`${props.field.label}, ${label}`}
      placeholder={label}
      value={draft}
      onBlur={decide}
      onChange={setDraft}
      onKeyDown={(event) => {
        if (event.key === 'Enter') decide()
      }}
    />
  )
}

/** A relative period, instead of first and last day. */
const FilterPeriod = ({ field: { name, label } }: { field: FilterField }) => {
  const t = useT()
  const { state, change } = useList()
  const chosen = relativeChoiceOf(conditionsOf(name, state.where))
  const choose = (key: string) => {
    const choice = RELATIVE_CHOICES.find((one) => one.key === key)
    change({ where: withConditions(name, state.where, choice?.where ?? {}) })
  }
  return (
    <Select
      aria-label={`${label}, ${t('list.period')}`}
      className="list-range-field__period"
      empty={t('list.anyPeriod')}
      options={RELATIVE_CHOICES.map((one) => ({ value: one.key, label: t(relativeLabel(one)) }))}
      value={chosen?.key ?? ''}
      onChange={choose}
    />
  )
}

/** A range of days or numbers. */
const FilterRange = (props: Omit<RangeEndProps, 'side'>) => {
  const { field, today } = props
  const End = field.kind === 'numbers' ? FilterRangeNumber : FilterRangeDay
  return (
    <fieldset className="list-range-field">
      <legend className="ui-field__label">{field.label}</legend>
      {today && field.kind !== 'numbers' && <FilterPeriod field={field} />}
      <End {...props} side="from" />
      <span aria-hidden="true">–</span>
      <End {...props} side="to" />
    </fieldset>
  )
}

type Props = Pick<RangeEndProps, 'timeZone' | 'today'> & { fields: readonly FilterField[] }

/** A filter by a related record, found by typing its name. */
const FilterRecord = ({ field }: { field: FilterField }) => {
  const t = useT()
  const { state, change } = useList()
  const { name, label, relationTo = '', searchBy = [], chosen } = field
  const key = `where[${name}][equals]`
  const choose = (id: Id | null) => {
    const others = withoutKeys(state.where, [key])
    change({ where: id === null ? others : { ...others, [key]: String(id) } })
  }
  return (
    <div className="ui-field">
      <span className="ui-field__label" aria-hidden="true">
        {label}
      </span>
      <ChoicePicker
        chosen={chosen?.name ?? (state.where[key] === undefined ? '' : t('picker.hidden'))}
        label={label}
        notFound={t('common.noRecords')}
        placeholder={t('list.any')}
        rights={{ searchBy }}
        slug={relationTo}
        onClear={() => choose(null)}
        onPick={({ id }) => choose(id)}
      />
    </div>
  )
}

/** A text filter, applied on blur or Enter. */
const FilterText = ({ field: { name, label } }: { field: FilterField }) => {
  const { state, change } = useList()
  const key = `where[${name}][like]`
  const known = state.where[key] ?? ''
  const [draft, setDraft] = useFilterDraft(known, (text) => text)
  const apply = () => {
    const text = draft.trim()
    if (text === known) return setDraft(known)
    const others = withoutKeys(state.where, [key])
    change({ where: text === '' ? others : { ...others, [key]: text } })
  }
  return (
    <Field label={label}>
      {(input) => (
        <TextInput
          {...input}
          maxLength={MAX_SEARCH_LENGTH}
          value={draft}
          onBlur={apply}
          onChange={({ target }) => setDraft(target.value)}
          onKeyDown={({ key: pressed }) => {
            if (pressed === 'Enter') apply()
          }}
        />
      )}
    </Field>
  )
}

/** The filter panel; a choice is applied at once and stored in the URL. */
export const FilterPanel = ({ fields, timeZone, today }: Props) => (
  <div className="list-panel">
    {fields.map((field) => {
      if (field.kind === 'choice' || field.kind === 'yesNo')
        return <FilterChoice key={field.name} field={field} />
      if (field.kind === 'record') return <FilterRecord key={field.name} field={field} />
      if (field.kind === 'text') return <FilterText key={field.name} field={field} />
      return <FilterRange key={field.name} field={field} timeZone={timeZone} today={today} />
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
