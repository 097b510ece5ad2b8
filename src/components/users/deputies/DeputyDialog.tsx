'use client'

import { useState } from 'react'

import { DayInput } from '../../ui/calendar/DayInput'
import { useToday } from '../../ui/calendar/companyClock'
import { Field } from '../../ui/inputs/Field'
import { Select } from '../../ui/inputs/Select'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { callApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { isUnread, type DayValue } from '@/present/record/unread'
import type { DeputyRow } from '@/present/users/deputySheet'
import '@/components/frame/commands/commands.css'

/** Commands of the list of deputies. */
export type DeputyAsked = { kind: 'name' } | { kind: 'end'; row: DeputyRow }

type Props = {
  asked: DeputyAsked
  people: readonly { id: number; name: string }[]
  /** Whose deputy it is; null for the reader's own. */
  person: number | null
  onClose: () => void
  onDone: () => void
}

type AtFields = Partial<Record<'deputy' | 'from' | 'until', string>>

/** Invalid text is sent unchanged, so that the server names the field. */
const sentDay = (value: DayValue) => (isUnread(value) ? value.unread : value)

/** Names a deputy for a period, or confirms that one is ended. */
export const DeputyDialog = ({ asked, people, person, onClose, onDone }: Props) => {
  const t = useT()
  const today = useToday()
  const { notifySuccess } = useNotify()
  const [deputy, setDeputy] = useState('')
  const [from, setFrom] = useState<DayValue>(() => today())
  const [until, setUntil] = useState<DayValue>(null)
  const [atFields, setAtFields] = useState<AtFields>({})

  const name = async () => {
    setAtFields({})
    const outcome = await callApi('/api/users/deputies/name', {
      body: {
        ...(person !== null && { person }),
        ...(deputy !== '' && { deputy: Number(deputy) }),
        from: sentDay(from),
        until: sentDay(until),
      },
    })
    if (outcome.ok) {
      notifySuccess(t('deputies.named'))
      onDone()
      return
    }
    setAtFields(outcome.fields)
    return outcome.message ?? t('common.connectionFailed')
  }
  const end = async (row: DeputyRow) => {
    const outcome = await callApi('/api/users/deputies/end', { body: { id: row.id } })
    // Ended elsewhere meanwhile: the page shows it.
    if (!outcome.ok && outcome.status !== 404)
      return outcome.message ?? t('common.connectionFailed')
    if (outcome.ok) notifySuccess(t('deputies.ended'))
    onDone()
  }

  if (asked.kind === 'end')
    return (
      <ConfirmDialog
        destructive
        open
        confirmLabel={t('deputies.end')}
        description={t('deputies.endText')}
        title={t('deputies.endTitle', { name: asked.row.name })}
        onClose={onClose}
        onConfirm={() => end(asked.row)}
      />
    )
  return (
    <ConfirmDialog
      open
      confirmLabel={t('deputies.name')}
      title={t('deputies.nameTitle')}
      onClose={onClose}
      onConfirm={name}
    >
      <div className="command-dialog">
        <Field required error={atFields.deputy} label={t('deputies.deputy')}>
          {(props) => (
            <Select
              {...props}
              empty={t('deputies.choose')}
              options={people.map(({ id, name: label }) => ({ value: String(id), label }))}
              value={deputy}
              onChange={setDeputy}
            />
          )}
        </Field>
        <Field required error={atFields.from} label={t('deputies.from')}>
          {(props) => (
            <DayInput {...props} label={t('deputies.from')} value={from} onChange={setFrom} />
          )}
        </Field>
        <Field required error={atFields.until} label={t('deputies.until')}>
          {(props) => (
            <DayInput {...props} label={t('deputies.until')} value={until} onChange={setUntil} />
          )}
        </Field>
      </div>
    </ConfirmDialog>
  )
}
