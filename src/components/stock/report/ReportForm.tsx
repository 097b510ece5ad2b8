'use client'

import type { FormEvent, ReactNode } from 'react'

import { Button } from '../../ui/controls/Button'

type Props = {
  /** Label of its button. */
  show: string
  onShow: (data: FormData) => void
  children: ReactNode
}

/** The parameters of a report. */
export const ReportForm = ({ show, onShow, children }: Props) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onShow(new FormData(event.currentTarget))
  }
  return (
    <form className="report-form" role="search" onSubmit={submit}>
      {children}
      <Button type="submit">{show}</Button>
    </form>
  )
}

/** Search field for card names. */
export const ReportSearch = ({ label, search }: { label: string; search: string }) => (
  <label className="report-form__field report-form__search">
    <span>{label}</span>
    <input className="ui-input" defaultValue={search} name="q" type="search" />
  </label>
)

/** The text of `ReportSearch`. */
export const searchIn = (data: FormData): string => String(data.get('q') ?? '').trim()
