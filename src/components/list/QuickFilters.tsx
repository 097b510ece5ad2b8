'use client'

import { useT } from '../ui/useT'
import { useList } from './listContext'
import { isSameWhere, type FlatWhere } from './listState'

type Props = { filters: readonly { key: string; label: string; where: FlatWhere }[] }

/** The filters above a table, "all" first; exactly one is pressed. */
export const QuickFilters = ({ filters }: Props) => {
  const t = useT()
  const { state, change } = useList()
  // A filter that came with the address, from a chart for example, is none of ours.
  const isKnown = filters.some(({ where }) => isSameWhere(where, state.where))
  return (
    <div className="list-filters" role="group" aria-label={t('list.filters')}>
      {filters.map(({ key, label: word, where }) => (
        <button
          key={key}
          type="button"
          className="list-filter"
          aria-pressed={isSameWhere(where, state.where)}
          onClick={() => change({ where })}
        >
          {word}
        </button>
      ))}
      {isKnown ? null : (
        <button
          type="button"
          className="list-filter"
          aria-pressed
          onClick={() => change({ where: {} })}
        >
          {t('list.otherFilter')}
        </button>
      )}
    </div>
  )
}
