'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback, useMemo, useTransition, type ReactNode } from 'react'
import { Alert } from '../ui/Alert'
import { useT } from '../ui/useT'
import { ListContext } from './listContext'
import { changed, searchOf, type ListState } from './listState'
import type { ListRow } from './listRow'
import { RowMenu } from './RowMenu'
import { useCanonicalAddress } from './useCanonicalAddress'
import { useDelayed } from './useDelayed'
import { useListKeys } from './useListKeys'
import { useOnline } from './useOnline'

type Props = {
  children: ReactNode
  state: ListState
  rows: readonly ListRow[]
  /** Where records of the list are deleted; missing without the right. */
  deleteFrom?: string
}

const SLOW_AFTER = 200

/** The living part of a list: moves between addresses, says that it loads, keys, row menus. */
export const ListFrame = ({ children, state, rows, deleteFrom }: Props) => {
  const t = useT()
  const router = useRouter()
  const pathname = usePathname()
  const [isPending, start] = useTransition()
  const isSlow = useDelayed(isPending, SLOW_AFTER)
  const isOnline = useOnline()

  useCanonicalAddress({ pathname, state })
  useListKeys()

  const go = useCallback(
    (href: string) => start(() => router.push(href, { scroll: false })),
    [router],
  )
  const retry = useCallback(() => start(() => router.refresh()), [router])
  const control = useMemo(
    () => ({
      state,
      go,
      retry,
      isPending,
      change: (change: Partial<ListState>) => go(pathname + searchOf(changed(state, change))),
    }),
    [state, go, retry, isPending, pathname],
  )

  return (
    <ListContext value={control}>
      <main className="ui-page list" data-slow={isSlow || undefined} aria-busy={isPending}>
        {isOnline ? null : <Alert tone="warning">{t('common.connectionFailed')}</Alert>}
        {children}
        <p role="status" className="visually-hidden">
          {isSlow ? t('common.loading') : ''}
        </p>
        <RowMenu rows={rows} deleteFrom={deleteFrom} />
      </main>
    </ListContext>
  )
}
