'use client'

import { useRouter } from 'next/navigation'
import { useMemo } from 'react'

import { hasUnsavedChanges } from '@/components/ui/leave/hasUnsavedChanges'
import { isNavGroup, type NavEntry } from '@/present/navigation/navTree'

import type { Shortcut } from './shortcut'
import { useShortcuts } from './useShortcuts'

/** Registers G and a letter for every page of the navigation the person may open. */
export const useGoShortcuts = (entries: readonly NavEntry[]): void => {
  const router = useRouter()
  const shortcuts = useMemo(
    () =>
      entries
        .flatMap((entry) => (isNavGroup(entry) ? entry.children : [entry]))
        .flatMap(({ letter, label, href }): Shortcut | [] =>
          letter === undefined
            ? []
            : {
                keys: `g ${letter}`,
                label,
                group: 'pages',
                // A full load lets the browser ask before typed text is lost.
                run: () => (hasUnsavedChanges() ? window.location.assign(href) : router.push(href)),
              },
        ),
    [entries, router],
  )
  useShortcuts(shortcuts)
}
