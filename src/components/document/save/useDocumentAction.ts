'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useRef, useState } from 'react'

import { useLocale } from '@/components/ui/useT'
import { newIdempotencyKey } from '@/lib/newIdempotencyKey'

import { heldAt, isFormField, type AnsweredProblem } from './answeredProblems'
import { sendDocument, type Outcome } from './sendDocument'

/** How the form on the page is sent, and what became of the last try. */
export const useDocumentAction = () => {
  const { action: url = '', id, globalSlug } = useDocumentInfo()
  const locale = useLocale()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** The form's values as they are now; the form itself fills it in. */
  const formFields = useRef<() => FormState>(() => ({}))
  const attempt = useRef<{ key: string; body: string } | null>(null)
  const isCreated = useRef(false)
  /** Known before the form is: an older answer must not come in between. */
  const answered = useRef<readonly AnsweredProblem[]>([])
  const isNew = !id && !globalSlug

  const action = useCallback(
    async (data: FormData): Promise<Response> => {
      const body = String(data.get('_payload') ?? '{}')
      // The same wish sent again, after no answer came, is recognised by its key.
      if (attempt.current?.body !== body) attempt.current = { key: newIdempotencyKey(), body }
      const fields = formFields.current
      const startedFrom = fields().updatedAt?.value
      const { outcome: next, response } = await sendDocument({
        url,
        method: id ? 'PATCH' : 'POST',
        body,
        locale,
        heldAt: (path) => heldAt(fields(), path),
        isFormField: (path) => isFormField(fields(), path),
        ...(isNew && { key: attempt.current.key }),
        ...(!isNew && typeof startedFrom === 'string' && { startedFrom }),
      })
      if (next.kind === 'saved' && isNew) isCreated.current = true
      answered.current = next.kind === 'refused' ? next.fields : []
      setOutcome(next)
      return response
    },
    [url, id, isNew, locale],
  )

  return {
    action,
    outcome,
    formFields,
    answered,
    /** What the last answer asked for could not be done: the connection broke, nothing is saved. */
    lost: useCallback(() => setOutcome({ kind: 'offline' }), []),
    /** True once the record exists: the page of a new record must not make a second one. */
    isDone: useCallback(() => isNew && isCreated.current, [isNew]),
    /** The next record of a series. */
    startOver: useCallback(() => {
      isCreated.current = false
      attempt.current = null
      setOutcome(null)
    }, []),
  }
}
