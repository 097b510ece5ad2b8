'use client'

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback } from 'react'

type Wanted = {
  /** Values to fill a form with, or `formState`: the form as it is. */
  data?: object
  formState?: FormState
  /** False where the form is drawn already and only its state is asked for. */
  renderAllFields: boolean
  skipValidation: boolean
  signal?: AbortSignal
}

/** Requests the form state of this record from the server; `null` when there was no response. */
export const useAskFormState = () => {
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()

  return useCallback(
    async (wanted: Wanted): Promise<FormState | null> => {
      try {
        const { state } = await getFormState({
          ...wanted,
          id,
          collectionSlug,
          docPermissions: docPermissions!,
          docPreferences: await getDocPreferences(),
          operation: id ? 'update' : 'create',
          schemaPath: collectionSlug ?? '',
        } as Parameters<typeof getFormState>[0])
        return (state as FormState | undefined) ?? null
      } catch {
        return null
      }
    },
    [id, collectionSlug, docPermissions, getDocPreferences, getFormState],
  )
}
