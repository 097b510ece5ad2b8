'use client'

import { useState } from 'react'
import type { CommandBody } from '@/catalog/commands/bodies/body'
import { useUnreadError } from '@/components/ui/calendar/useUnreadError'
import { useWords } from '@/components/ui/useWords'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { MessageKey } from '@/i18n/messages'
import {
  commandBody,
  firstAnswers,
  type AnswerField,
  type Answers,
  type SentBody,
} from './commandBody'

export type AnswerErrors = Partial<Record<AnswerField, string>>

/** The values of a command's dialog, and their errors. */
export const useAnswers = (asked: CommandBody, proposed: Answers = {}) => {
  const { t, locale } = useWords()
  const unreadError = useUnreadError()
  const [typed, setTyped] = useState<Answers>(() => firstAnswers(asked))
  // Suggested values are loaded later than the dialog, and never overwrite typed ones.
  const answers = { ...proposed, ...typed }
  const [errors, setErrors] = useState<AnswerErrors>({})

  const change = (field: AnswerField, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }))
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([path]) => path !== field && !path.startsWith(`${field}.`)),
      ),
    )
  }
  const sentenceOf = (code: RefusalCode): string =>
    code === 'invalidDate' ? unreadError({ unread: '' }) : t(`refusals.${code}` as MessageKey)

  /** @returns the body to send; null if there are errors, which are then shown */
  const read = (): SentBody | null => {
    const { body, problems } = commandBody({ asked, answers, locale })
    const found = Object.entries(problems)
    setErrors(Object.fromEntries(found.map(([field, code]) => [field, sentenceOf(code)])))
    return found.length > 0 ? null : body
  }
  return { answers, errors, setErrors, change, read }
}
