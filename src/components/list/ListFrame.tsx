'use client'

import { usePathname } from 'next/navigation'
import { useMemo, type ReactNode, useEffect } from 'react'
import { Alert } from '../ui/layout/Alert'
import { useT } from '../ui/useT'
import { useSavedRow } from './inline/useSavedRow'
import { ListContext } from './listContext'
import { type FlatWhere, type ListState, listPartOf, searchOf } from '@/present/list/listState'
import type { ListRow } from '@/present/list/cell'
import { RowMenu } from './table/RowMenu'
import { SelectionContext } from './bulk/selectionContext'
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
  /** The whole condition and the number of matches, for paging from record to record. */
  matching: FlatWhere
  total: number
  /** Endpoint for deleting records; missing without the right. */
  deleteFrom?: string
  /** There are bulk actions. */
  isSelectable: boolean
}

const SLOW_AFTER = 200

/**
 * Keeps the address equal to what is shown, page size, order and opening view from preferences
 * included, so that it can be shared.
 *
 * The history entry keeps the router's own state: without it, going back could not restore the
 * entry, and the router would treat the write as a navigation and abort a pending one. Only the URL
 * that was answered is replaced: before hydration the browser may already have moved to another
 * entry.
 * @param args.asked the URL the server answered, as `listPartOf` writes it
 */
const useCanonicalAddress = (args: { pathname: string; state: ListState; asked: string }) => {
  const { pathname, state, asked } = args
  useEffect(() => {
    const { location, history } = window
    const wanted = searchOf(state)
    if (location.pathname !== pathname || location.search === wanted) return
    if (listPartOf(new URLSearchParams(location.search)) !== asked) return
    history.replaceState(history.state, '', pathname + wanted + location.hash)
  }, [pathname, state, asked])
}

/** The interactive part of a list: navigation, loading state, shortcuts, row menu, selection. */
export const ListFrame = (props: Props) => {
  const { children, slug, state, asked, rows, deleteFrom, isSelectable } = props
  const t = useT()
  const pathname = usePathname()
  const navigation = useListNavigation({ pathname, state })
  const { said, keepSaved } = useSavedRow(rows)
  const control = useMemo(() => ({ slug, keepSaved, ...navigation }), [slug, keepSaved, navigation])
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
            {isSlow ? t('common.loading') : said}
          </p>
          <RowMenu slug={slug} rows={rows} deleteFrom={deleteFrom} />
        </main>
      </SelectionContext>
    </ListContext>
  )
}
