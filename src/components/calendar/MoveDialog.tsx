'use client'

import { useState } from 'react'
import { DayInput } from '@/components/ui/calendar/DayInput'
import { DayTimeInput, type MomentValue } from '@/components/ui/calendar/DayTimeInput'
import { Field } from '@/components/ui/inputs/Field'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { useWords } from '@/components/ui/useWords'
import { isDay, wallClockOf } from '@/domain/shared/day'
import type { CalendarItem } from '@/present/calendar/calendarSheet'
import type { DayValue } from '@/present/record/unread'
import { titleOf } from '@/present/calendar/itemWords'
import type { MoveItem, Target } from './useMove'

type Props = { item: CalendarItem; timeZone: string; move: MoveItem; onClose: () => void }

/** The dialog *Tarihi değiştir*: a day, and for a meeting with hours a time. */
export const MoveDialog = ({ item, timeZone, move, onClose }: Props) => {
  const { t } = useWords()
  const [day, setDay] = useState<DayValue>(item.day)
  const [moment, setMoment] = useState<MomentValue>(item.startsAt)
  const [error, setError] = useState<string | null>(null)
  const hasTime = item.layer === 'meets' && item.startsAt !== null
  const label = t(hasTime ? 'agenda.moment' : 'agenda.day')

  const target = (): Target | null => {
    if (!hasTime) return isDay(day) ? { day } : null
    return typeof moment === 'string' ? wallClockOf(new Date(moment), timeZone) : null
  }
  const confirm = async () => {
    const to = target()
    const refusal = to ? await move(item, to) : t('refusals.invalidDate')
    setError(refusal)
    return refusal ? t('refusals.invalidInput') : undefined
  }
  return (
    <ConfirmDialog
      open
      confirmLabel={t('agenda.move')}
      title={t('agenda.moveTitle', { name: titleOf(item) })}
      onClose={onClose}
      onConfirm={confirm}
    >
      <Field required error={error} label={label}>
        {(input) =>
          hasTime ? (
            <DayTimeInput {...input} label={label} value={moment} onChange={setMoment} />
          ) : (
            <DayInput {...input} label={label} value={day} onChange={setDay} />
          )
        }
      </Field>
    </ConfirmDialog>
  )
}
