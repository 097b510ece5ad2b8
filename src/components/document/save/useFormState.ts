'use client'

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/**
 * What the form is filled with, and what the server says to each change.
 * @param args.isDirty while true, a refresh of the page must not put the stored values in place of
 * what was typed
 */
export const useFormState = ({ isDirty }: { isDirty: RefObject<boolean> }) => {
  const info = useDocumentInfo()
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = info
  const { getFormState } = useServerFunctions()
  const [initialState, setInitialState] = useState(info.initialState)
  const running = useRef<AbortController | null>(null)

  useEffect(() => {
    if (!isDirty.current) setInitialState(info.initialState)
  }, [info.initialState, isDirty])

  useEffect(() => () => running.current?.abort(), [])

  const onChange = useCallback(
    async ({ formState, submitted }: { formState: FormState; submitted?: boolean }) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      try {
        const { state } = await getFormState({
          id,
          collectionSlug,
          docPermissions: docPermissions!,
          docPreferences: await getDocPreferences(),
          formState,
          globalSlug,
          operation: collectionSlug && !id ? 'create' : 'update',
          renderAllFields: false,
          schemaPath: collectionSlug ?? globalSlug ?? '',
          signal: controller.signal,
          skipValidation: !submitted,
        } as Parameters<typeof getFormState>[0])
        return state as FormState
      } catch {
        // Without a connection or a session the form goes on as it is; saving says what is wrong.
        return undefined as unknown as FormState
      }
    },
    [id, collectionSlug, docPermissions, getDocPreferences, getFormState, globalSlug],
  )

  return { initialState, onChange }
}
