'use client'

import { usePathname } from 'next/navigation'
import { useMemo, type ReactNode } from 'react'

import { ListContext } from '@/components/list/listContext'
import type { ListState } from '@/present/list/listState'
import { useDelayed } from '@/components/list/useDelayed'
import { useListNavigation } from '@/components/list/useListNavigation'

/** Milliseconds before a slow navigation is indicated, as in all lists. */
const SLOW_AFTER = 200

type Props = { state: ListState; children: ReactNode }

/** The interactive part of the list of the trail: filters that change the address. */
export const AuditFrame = ({ state, children }: Props) => {
  const pathname = usePathname()
  const navigation = useListNavigation({ pathname, state })
  const control = useMemo(() => ({ slug: 'audit-events', ...navigation }), [navigation])
  const isSlow = useDelayed(control.isPending, SLOW_AFTER)
  return (
    <ListContext value={control}>
      <main className="ui-page list" data-slow={isSlow || undefined} aria-busy={control.isPending}>
        {children}
      </main>
    </ListContext>
  )
}
