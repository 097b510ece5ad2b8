'use client'

import { useAuth, useDocumentInfo, useRouteTransition } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useRouter } from 'next/navigation'

import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'

import { docNameOf } from '../docNameOf'
import { viewPageOf } from '../pagesAround'
import { useWordsOfRecord } from '../useWordsOfRecord'
import { wayBack } from '../wayBack'
import { ownRows, withoutRows } from './ownRows'
import type { AfterSave } from './SaveContext'
import { useAskFormState } from './useAskFormState'

type Doc = Record<string, unknown> & { id?: number | string; updatedAt?: string }
/** `key` or `secret` of the new record, only contained in this response. */
type Json = { doc?: Doc; key?: unknown; secret?: unknown }

/**
 * Runs after the server has stored the form: updates the rest of the page, navigates to the URL of
 * a new record, and shows a notice.
 * @returns the new form state, or nothing when navigating to another page
 */
export const useSavedDocument = (args: {
  /** Where to go afterwards; evaluated when the response has arrived. */
  after: () => AfterSave
  releaseHistory: () => Promise<void>
  /** Asks for a follow-up of the record; resolves when the dialog is closed. */
  plan: (id: number | string) => Promise<void>
  /** Shows a secret; resolves when the dialog is closed. */
  showOnce: (secret: string) => Promise<void>
}) => {
  const { after, releaseHistory, plan, showOnce } = args
  const info = useDocumentInfo()
  const { id, collectionSlug } = info
  const { refreshCookieAsync, user } = useAuth()
  const ask = useAskFormState()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const t = useT()
  const { singular, titleField } = useWordsOfRecord()
  const { notifySuccess } = useNotify()

  return async (json: Json, context?: { formState?: FormState }): Promise<FormState | void> => {
    const doc: Doc = json.doc ?? {}
    const name = docNameOf({ doc, titleField, singular })
    // Saving one's own record may have changed one's rights.
    if (user && collectionSlug === user.collection && id === user.id) void refreshCookieAsync()
    info.setLastUpdateTime?.(new Date(doc.updatedAt ?? Date.now()).getTime())
    info.setData(doc)
    notifySuccess(t(id ? 'document.savedLine' : 'document.createdLine', { name }))

    if (!id) {
      const once = json.key ?? json.secret
      if (typeof once === 'string') await showOnce(once)
      const leave = async () => {
        await releaseHistory()
        if (after() === 'new') return
        const path = `/collections/${collectionSlug}/${doc.id}` as const
        const page =
          wayBack() ??
          viewPageOf({ slug: collectionSlug, doc }) ??
          formatAdminURL({ adminRoute: '/', path })
        // Replaces the empty form: going back must not show it again.
        startRouteTransition(() => router.replace(page))
      }
      // Already stored: the save does not wait for the follow-up.
      if (after() === 'plan' && doc.id !== undefined) void plan(doc.id).then(leave)
      else await leave()
      return
    }
    const names = info.docConfig ? ownRows(info.docConfig.fields) : []
    const [state] = await Promise.all([
      ask({
        data: doc,
        formState: context?.formState,
        renderAllFields: false,
        skipValidation: true,
      }),
      info.getDocPermissions({ ...json, doc: withoutRows(doc, names) } as never),
    ])
    if (after() === 'plan') void plan(id)
    return state ?? undefined
  }
}
