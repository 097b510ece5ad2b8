'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

import { keepAnswered, type AnsweredProblem } from './answeredProblems'
import { useAskFormState } from './useAskFormState'

/**
 * The form's state, and its updates from the server after each change.
 * @param args.isDirty while true, a refresh of the page must not overwrite typed values
 * @param args.formFields the form's current values
 * @param args.answered the errors of the last save, which an update must not clear
 */
export const useFormState = (args: {
  isDirty: RefObject<boolean>
  formFields: RefObject<() => FormState>
  answered: RefObject<readonly AnsweredProblem[]>
}) => {
  const { isDirty, formFields, answered } = args
  const { initialState: stored } = useDocumentInfo()
  const ask = useAskFormState()
  const [initialState, setInitialState] = useState(stored)
  const running = useRef<AbortController | null>(null)

  useEffect(() => {
    if (!isDirty.current) setInitialState(stored)
  }, [stored, isDirty])

  useEffect(() => () => running.current?.abort(), [])

  const onChange = useCallback(
    async ({ formState, submitted }: { formState: FormState; submitted?: boolean }) => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const state = await ask({
        formState,
        renderAllFields: false,
        signal: controller.signal,
        skipValidation: !submitted,
      })
      // Without a connection or a session the form stays as it is; saving reports the problem.
      if (!state) return undefined as unknown as FormState
      return keepAnswered({ state, fields: formFields.current(), answered: answered.current })
    },
    [ask, formFields, answered],
  )

  return { initialState, onChange }
}
