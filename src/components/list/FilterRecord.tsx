'use client'

import { IconX } from '@tabler/icons-react'
import { useCallback } from 'react'
import { RecordPicker } from '@/components/ui/picker/RecordPicker'
import { IconButton } from '../ui/IconButton'
import { useT } from '../ui/useT'
import type { FilterField } from './filterFields'
import { findRecords, type FoundRecord } from './findRecords'
import { useList } from './listContext'
import { withoutKeys } from './listState'

/** A filter by a related record, found by typing its name. */
export const FilterRecord = ({ field }: { field: FilterField }) => {
  const t = useT()
  const { state, change } = useList()
  const { name, label, relationTo = '', titles = [], chosen } = field
  const key = `where[${name}][equals]`
  const search = useCallback(
    (words: string, signal: AbortSignal) => findRecords({ relationTo, titles, words, signal }),
    [relationTo, titles],
  )
  const choose = (record: FoundRecord | null) => {
    const others = withoutKeys(state.where, [key])
    change({ where: record ? { ...others, [key]: String(record.id) } : others })
  }
  return (
    <div className="ui-field">
      <span className="ui-field__label" aria-hidden="true">
        {label}
      </span>
      <div className="list-record">
        <RecordPicker
          label={label}
          chosen={chosen?.name ?? ''}
          placeholder={t('list.any')}
          notFound={t('common.noRecords')}
          search={search}
          renderOption={(record) => <bdi>{record.name}</bdi>}
          onPick={choose}
        />
        {state.where[key] !== undefined && (
          <IconButton
            size="small"
            label={t('list.removeFilter', { name: label })}
            icon={<IconX aria-hidden="true" size={16} />}
            onClick={() => choose(null)}
          />
        )}
      </div>
    </div>
  )
}
