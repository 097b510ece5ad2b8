'use client'

import { ChoicePicker } from '../../frame/records/ChoicePicker'
import type { Id } from '@/domain/shared/idOf'
import { useT } from '../../ui/useT'
import type { FilterField } from '@/present/list/filterFields'
import { useList } from '../listContext'
import { withoutKeys } from '@/present/list/listState'

/** A filter by a related record, found by typing its name. */
export const FilterRecord = ({ field }: { field: FilterField }) => {
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
