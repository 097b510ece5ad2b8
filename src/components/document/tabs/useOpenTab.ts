'use client'

import { useDocumentInfo, usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What Payload keeps of a record for a person. */
type Kept = { fields?: Record<string, { tabIndex?: unknown } | undefined> } | undefined

/**
 * The open tab of a form, kept for the record and the person as Payload keeps it.
 * @param indexPath identifies the tabs within the form
 * @param shown indices of the tabs that are there for this person
 * @returns the open one, the first where no other is kept, and its setter
 */
export const useOpenTab = (
  indexPath: string,
  shown: readonly number[],
): [number | undefined, (index: number) => void] => {
  const { getPreference, setPreference } = usePreferences()
  const { preferencesKey } = useDocumentInfo()
  const [chosen, setChosen] = useState<number>()
  // What was opened while the preference was being read stays open.
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
