'use client'

import { usePathname } from 'next/navigation'
import { useMemo, type ReactNode } from 'react'
import { Alert } from '../ui/layout/Alert'
import { useT } from '../ui/useT'
import { ListContext } from './listContext'
import type { FlatWhere, ListState } from '@/present/list/listState'
import type { ListRow } from '@/present/list/cell'
import { RowMenu } from './table/RowMenu'
import { SelectionContext } from './bulk/selectionContext'
import { useCanonicalAddress } from './useCanonicalAddress'
import { useDelayed } from './useDelayed'
import { useKeptTrail } from './related/useKeptTrail'
import { useListKeys } from './useListKeys'
import { useListNavigation } from './useListNavigation'
import { useOnline } from '@/components/frame/feedback/useOnline'
import { useSelectionState } from './bulk/useSelectionState'

type Props = {
  children: ReactNode
  slug: string
  state: ListState
  /** The requested state: the list's part of the URL. */
  asked: string
  rows: readonly ListRow[]
  /** The whole condition and how many records match it, for walking from one to the next. */
  matching: FlatWhere
  total: number
  /** Where records of the list are deleted; missing without the right. */
  deleteFrom?: string
  /** There are bulk actions. */
  isSelectable: boolean
}

const SLOW_AFTER = 200

/** The interactive part of a list: navigation, loading state, shortcuts, row menu, selection. */
export const ListFrame = (props: Props) => {
  const { children, slug, state, asked, rows, deleteFrom, isSelectable } = props
  const t = useT()
  const pathname = usePathname()
  const navigation = useListNavigation({ pathname, state })
  const control = useMemo(() => ({ slug, ...navigation }), [slug, navigation])
  const selection = useSelectionState(state)
  const { isPending } = control
  const isSlow = useDelayed(isPending, SLOW_AFTER)
  const isOnline = useOnline()

  useCanonicalAddress({ pathname, state, asked })
  useListKeys()
  useKeptTrail(props)

  return (
    <ListContext value={control}>
      <SelectionContext value={isSelectable ? selection : null}>
        <main className="ui-page list" data-slow={isSlow || undefined} aria-busy={isPending}>
          {isOnline ? null : <Alert tone="warning">{t('common.connectionFailed')}</Alert>}
          {children}
          <p role="status" className="visually-hidden">
            {isSlow ? t('common.loading') : ''}
          </p>
          <RowMenu slug={slug} rows={rows} deleteFrom={deleteFrom} />
        </main>
      </SelectionContext>
    </ListContext>
  )
}
