'use client'

import { useCallback } from 'react'
import type { BodyField } from '@/catalog/commands/bodies/body'
import { RecordPicker } from '@/components/ui/picker/RecordPicker'
import styles from '@/components/ui/picker/RecordPicker.module.css'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'
import { findAttendees } from './findAttendees'

type Props = {
  /** Label, and the message for no results. */
  words: NonNullable<BodyField['offersPeople']>
  /** The customer whose employees are offered; null for none. */
  company: Id | null
  /** Addresses that are chosen already. */
  chosen: readonly string[]
  onPick: (address: string) => void
}

/**
 * Adds the address of an employee of the customer, or of a user, from those that the reader may
 * see.
 */
export const AttendeePicker = ({ words, company, chosen, onPick }: Props) => {
  const t = useT()
  // Serialised, because the array is a new one at each rendering.
  const known = JSON.stringify(chosen)
  const find = useCallback(
    (typed: string, signal: AbortSignal) =>
      findAttendees({ company, chosen: JSON.parse(known) as string[], words: typed, signal }),
    [company, known],
  )
  const offered = useCallback((signal: AbortSignal) => find('', signal), [find])
  const search = useCallback(
    async (typed: string, signal: AbortSignal) => [...(await find(typed, signal)).others],
    [find],
  )
  const label = t(words.label)
  return (
    <RecordPicker
      chosen=""
      label={label}
      notFound={t(words.notFound)}
      offered={offered}
      placeholder={label}
      renderOption={({ id, name, of }) => (
        <>
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
          <span className={styles.facts}>
            <span className={styles.fact}>
              <bdi dir="ltr">{id}</bdi>
            </span>
            <span className={styles.fact}>{t(`${of}.singular`)}</span>
          </span>
        </>
      )}
      search={search}
      textOf={({ name, id }) => `${name} ${id}`}
      onPick={({ id }) => onPick(id)}
    />
  )
}
