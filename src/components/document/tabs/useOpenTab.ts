'use client'

import { useDocumentInfo, usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Payload's stored preferences of a record for a user. */
type Kept = { fields?: Record<string, { tabIndex?: unknown } | undefined> } | undefined

/**
 * The open tab of a form, stored per record and user as Payload does.
 * @param indexPath identifies the tabs within the form
 * @param shown indices of the visible tabs
 * @returns the open one, by default the first, and its setter
 */
export const useOpenTab = (
  indexPath: string,
  shown: readonly number[],
): [number | undefined, (index: number) => void] => {
  const { getPreference, setPreference } = usePreferences()
  const { preferencesKey } = useDocumentInfo()
  const [chosen, setChosen] = useState<number>()
  // A tab opened while the preference was loading stays open.
  const isChosen = useRef(false)
  const name = `tabs-${indexPath}`

  useEffect(() => {
    if (!preferencesKey) return
    void getPreference<Kept>(preferencesKey).then((kept) => {
      const index = kept?.fields?.[name]?.tabIndex
      if (!isChosen.current && typeof index === 'number') setChosen(index)
    })
  }, [getPreference, name, preferencesKey])

  const open = useCallback(
    (index: number) => {
      isChosen.current = true
      setChosen(index)
      if (!preferencesKey) return
      void getPreference<Kept>(preferencesKey).then((kept) =>
        setPreference(preferencesKey, {
          ...kept,
          fields: { ...kept?.fields, [name]: { ...kept?.fields?.[name], tabIndex: index } },
        }),
      )
    },
    [getPreference, name, preferencesKey, setPreference],
  )

  return [chosen !== undefined && shown.includes(chosen) ? chosen : shown[0], open]
}
