'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useRef, useState } from 'react'
import { INVITE } from '@/domain/users/signInState'
import type { Locale } from '@/i18n/locales'

import { callApi } from '../../ui/requests/api'
import { useAttempt } from '../../ui/requests/useAttempt'

import { heldAt, isFormField, type AnsweredProblem } from './answeredProblems'
import { sendDocument, type Outcome } from './sendDocument'

/** URL and body for inviting a new user in a language. */
const invitation = (url: string, body: string, language: Locale) => ({
  url: url.replace(/(?=\?|$)/, `/${INVITE}`),
  body: JSON.stringify({ ...(JSON.parse(body) as object), language }),
})

/**
 * The submit action of the page's form, and the outcome of the last attempt.
 * @param args.invitesIn language of the mail, where a new user is invited; null otherwise
 */
export const useDocumentAction = ({ invitesIn }: { invitesIn: Locale | null }) => {
  const { action: url = '', id } = useDocumentInfo()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** Returns the form's current values; set by the form itself. */
  const formFields = useRef<() => FormState>(() => ({}))
  const create = useAttempt()
  const isCreated = useRef(false)
  /** Stored before the form gets its state: an older response must not overwrite it. */
  const answered = useRef<readonly AnsweredProblem[]>([])
  const isNew = !id

  const action = useCallback(
    async (data: FormData): Promise<Response> => {
      const body = String(data.get('_payload') ?? '{}')
      const fields = formFields.current
      const startedFrom = fields().updatedAt?.value
      const { outcome: next, response } = await sendDocument({
        ...(invitesIn ? invitation(url, body, invitesIn) : { url, body }),
        method: id ? 'PATCH' : 'POST',
        heldAt: (path) => heldAt(fields(), path),
        isFormField: (path) => isFormField(fields(), path),
        send: isNew ? create : callApi,
        ...(!isNew && typeof startedFrom === 'string' && { startedFrom }),
      })
      if (next.kind === 'saved' && isNew) isCreated.current = true
      answered.current = next.kind === 'refused' ? next.fields : []
      setOutcome(next)
      return response
    },
    [url, id, isNew, invitesIn, create],
  )

  return {
    action,
    outcome,
    formFields,
    answered,
    /** The connection failed after the response: nothing is saved. */
    lost: useCallback(() => setOutcome({ kind: 'offline' }), []),
    /** True once the record exists: the page of a new record must not create a duplicate. */
    isDone: useCallback(() => isNew && isCreated.current, [isNew]),
    /** Starts the next record of a series. */
    startOver: useCallback(() => {
      isCreated.current = false
      setOutcome(null)
    }, []),
  }
}
