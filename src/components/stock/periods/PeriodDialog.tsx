'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { ROOT_COMMANDS } from '@/catalog/commands/entries'
import { MAX_REASON_LENGTH } from '@/catalog/commands/bodies/wordFields'
import { callApi } from '../../ui/requests/api'
import type { DayValue } from '@/present/record/unread'
import { DayInput } from '@/components/ui/calendar/DayInput'
import { useUnreadError } from '@/components/ui/calendar/useUnreadError'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { Field } from '../../ui/inputs/Field'
import { TextInput } from '../../ui/inputs/TextInput'
import { isUnread } from '@/present/record/unread'
import { useNotify } from '../../ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import { addDays, type Day } from '@/domain/shared/day'
import type { RefusalCode } from '@/domain/shared/refusal'
import { refuseClosing, refuseReopening, type ClosingKind } from '@/domain/stock/closedPeriods'
import '@/components/frame/commands/commands.css'

type Props = {
  kind: ClosingKind
  closedUntil: Day | null
  today: Day
  open: boolean
  onClose: () => void
}

/** The last day of the previous month: the usual choice. */
const lastMonthEnd = (today: Day): Day => addDays(`${today.slice(0, 8)}01`, -1)

const proposed = (kind: ClosingKind, today: Day, closedUntil: Day | null): Day | null => {
  if (kind === 'reopen') return null
  const day = lastMonthEnd(today)
  return closedUntil !== null && day <= closedUntil ? null : day
}

/** Asks for the new last closed day, and the reason. */
export const PeriodDialog = ({ kind, closedUntil, today, open, onClose }: Props) => {
  const { t, format } = useWords()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const unreadError = useUnreadError()
  const [day, setDay] = useState<DayValue>(() => proposed(kind, today, closedUntil))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)

  const say = (code: RefusalCode | null) =>
    code && t(`refusals.${code}`, { day: closedUntil ? format.day(closedUntil) : '' })
  const dayError = (): string | null => {
    if (isUnread(day)) return unreadError(day)
    if (kind === 'reopen') return say(refuseReopening({ day, closedUntil }))
    if (day === null) return isTried ? say('required') : null
    return say(refuseClosing({ day, closedUntil, today }))
  }
  const wrongDay = dayError()
  const wrongReason = isTried && reason.trim() === '' ? say('reasonMissing') : null
  const hints = {
    close: day === today ? t('stockClosings.closesToday') : t('stockClosings.closeHint'),
    reopen: t('stockClosings.reopenHint'),
  }

  const send = async (): Promise<string | void> => {
    setTried(true)
    const isMissing = kind === 'close' && day === null
    if (wrongDay || isMissing || reason.trim() === '') return t('refusals.invalidInput')
    const { path } = ROOT_COMMANDS['stock-periods'][kind]
    const body = { day, reason }
    const outcome = await callApi(`/api/stock-periods${path}`, { method: 'POST', body })
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    notifySuccess(t(`stockClosings.done.${kind}`))
    router.refresh()
  }
  return (
    <ConfirmDialog
      confirmLabel={t(`stockClosings.commands.${kind}`)}
      destructive={kind === 'reopen'}
      open={open}
      title={t(`stockClosings.questions.${kind}`)}
      onClose={onClose}
      onConfirm={send}
    >
      <div className="command-dialog">
        <Field
          error={wrongDay}
          hint={hints[kind]}
          label={t(`stockClosings.days.${kind}`)}
          required={kind === 'close'}
        >
          {(input) => (
            <DayInput
              {...input}
              label={t(`stockClosings.days.${kind}`)}
              value={day}
              onChange={setDay}
            />
          )}
        </Field>
        <Field error={wrongReason} label={t('stockClosings.fields.reason')} required>
          {(input) => (
            <TextInput
              {...input}
              maxLength={MAX_REASON_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}
