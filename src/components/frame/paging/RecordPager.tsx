'use client'

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'

import { pressControl } from '@/components/frame/keyboard/pressControl'
import type { Shortcut } from '@/components/frame/keyboard/shortcut'
import { useShortcuts } from '@/components/frame/keyboard/useShortcuts'
import { IconButton } from '../../ui/controls/IconButton'
import { useWords } from '@/components/ui/useWords'

import './paging.css'
import { useTrailSteps } from './useTrailSteps'

const PREVIOUS = '.record-pager [aria-keyshortcuts="K"]:not(:disabled)'
const NEXT = '.record-pager [aria-keyshortcuts="J"]:not(:disabled)'

/** Keys of a list that also work on its records' pages. */
const KEYS: readonly Shortcut[] = [
  {
    keys: 'j',
    label: 'shell.keys.nextRecord',
    group: 'records',
    needs: NEXT,
    run: () => pressControl(NEXT),
  },
  {
    keys: 'k',
    label: 'shell.keys.previousRecord',
    group: 'records',
    needs: PREVIOUS,
    run: () => pressControl(PREVIOUS),
  },
]
const NONE: readonly Shortcut[] = []

/**
 * `‹ 7 / 48 ›`: position of the record in the list it was opened from, with links to its neighbours.
 * Empty if the page was not opened from a list.
 */
export const RecordPager = () => {
  const { t, format } = useWords()
  const { place, hasPrevious, hasNext, walk } = useTrailSteps()
  const isThere = place !== null
  useShortcuts(useMemo(() => (isThere ? KEYS : NONE), [isThere]))
  if (!place) return null
  const values = { place: format.count(place.place), total: format.count(place.total) }
  return (
    <nav aria-label={t('shell.paging.label')} className="record-pager">
      <IconButton
        aria-keyshortcuts="K"
        disabled={!hasPrevious}
        icon={<IconChevronLeft aria-hidden="true" className="mirrored" size={18} />}
        label={t('shell.keys.previousRecord')}
        onClick={() => void walk(-1)}
      />
      <span className="record-pager__place">
        <bdi dir="ltr" aria-hidden="true">{`${values.place} / ${values.total}`}</bdi>
        <span className="visually-hidden">{t('shell.paging.place', values)}</span>
      </span>
      <IconButton
        aria-keyshortcuts="J"
        disabled={!hasNext}
        icon={<IconChevronRight aria-hidden="true" className="mirrored" size={18} />}
        label={t('shell.keys.nextRecord')}
        onClick={() => void walk(1)}
      />
    </nav>
  )
}
