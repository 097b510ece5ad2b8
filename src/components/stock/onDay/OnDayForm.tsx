'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'

import type { DayValue } from '@/present/record/unread'
import { DayInput } from '@/components/ui/calendar/DayInput'
import { useUnreadError } from '@/components/ui/calendar/useUnreadError'
import { isUnread } from '@/present/record/unread'
import { useT } from '@/components/ui/useT'
import type { Day } from '@/domain/shared/day'

import { ReportForm, ReportSearch, searchIn } from '../report/ReportForm'
import { onDayAddress } from '@/present/stock/onDaySheet'

type Props = { day: Day; search: string; card: number | null; canSearch: boolean }

/** Form for the day and the cards. */
export const OnDayForm = ({ day, search, card, canSearch }: Props) => {
  const t = useT()
  const id = useId()
  const router = useRouter()
  const unreadError = useUnreadError()
  const [chosen, setChosen] = useState<DayValue>(day)
  const wrong = isUnread(chosen) ? unreadError(chosen) : null
  const show = (data: FormData) => {
    if (isUnread(chosen)) return
    const asked = { day: chosen ?? undefined, q: searchIn(data), card: card ?? undefined }
    router.push(onDayAddress(asked))
  }
  return (
    <ReportForm show={t('stockOnDay.show')} onShow={show}>
      <div className="report-form__field">
        <label htmlFor={id}>{t('stockOnDay.day')}</label>
        <DayInput
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          aria-invalid={wrong ? true : undefined}
          id={id}
          label={t('stockOnDay.day')}
          value={chosen}
          onChange={setChosen}
        />
        {wrong && (
          <span className="ui-field__error" id={`${id}-wrong`} role="alert">
            {wrong}
          </span>
        )}
      </div>
      {canSearch && card === null && (
        <ReportSearch label={t('stockOnDay.search')} search={search} />
      )}
    </ReportForm>
  )
}
