'use client'

import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'

import type { Snooze, Step } from './TodoDialogs'

/**
 * The steps of an action.
 * @param id of the action
 * @param onDone shows its new state
 */
export const useTodoSteps = (id: number, onDone: () => void): { step: Step; snooze: Snooze } => {
  const { t, format } = useWords()
  const attempt = useAttempt()
  const { notifySuccess } = useNotify()
  const step: Step = async (name, body) => {
    const answer = await attempt(`/api/actions/${id}/${name}`, { body })
    if (answer.ok) {
      onDone()
      return null
    }
    const [first] = Object.values(answer.fields ?? {})
    return first ?? answer.message ?? t('common.connectionFailed')
  }
  const snooze: Snooze = async (until) => {
    const refusal = await step('snooze', { until })
    if (refusal === null) notifySuccess(t('todo.snoozed', { day: format.day(until) }))
    return refusal
  }
  return { step, snooze }
}
