'use client'

import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'

import { Button } from '@/components/ui/Button'
import { DayInput, type DayValue } from '@/components/ui/calendar/DayInput'
import { useSayUnread } from '@/components/ui/calendar/useSayUnread'
import { isUnread } from '@/components/ui/unread'
import { useT } from '@/components/ui/useT'
import type { Day } from '@/domain/shared/day'

import { onDayAddress } from './onDaySheet'

type Props = { day: Day; search: string; card: number | null; canSearch: boolean }

/** Which day, and which cards. */
export const OnDayForm = ({ day, search, card, canSearch }: Props) => {
  const t = useT()
  const id = useId()
  const router = useRouter()
  const sayUnread = useSayUnread()
  const [chosen, setChosen] = useState<DayValue>(day)
  const wrong = isUnread(chosen) ? sayUnread(chosen) : null
  const show = (value: DayValue, text: string) => {
    if (isUnread(value)) return
    const asked = { day: value ?? undefined, q: text.trim(), card: card ?? undefined }
    router.push(onDayAddress(asked))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(chosen, String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  return (
    <form className="on-day-form" role="search" onSubmit={submit}>
      <div className="on-day-form__field">
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
        <label className="on-day-form__field on-day-form__search">
          <span>{t('stockOnDay.search')}</span>
          <input className="ui-input" defaultValue={search} name="q" type="search" />
        </label>
      )}
      <Button type="submit">{t('stockOnDay.show')}</Button>
    </form>
  )
}
