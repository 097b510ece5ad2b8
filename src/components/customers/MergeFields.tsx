'use client'

import { entityOf } from '@/catalog'
import { isSameValue, type MergeField } from '@/domain/customers/merge'
import { sortWorkingDays, type WorkingDay } from '@/domain/customers/workingDays'
import { plainText } from '@/domain/shared/text/richText'
import { isLocale } from '@/i18n/locales'
import type { MessageKey } from '@/i18n/messages'
import { NATIVE_NAMES } from '@/i18n/nativeNames'
import type { MergeSide } from '@/present/customers/mergeSheet'
import { useWords } from '../ui/useWords'
import styles from './merge.module.css'

const valueOf = ({ values }: MergeSide, field: MergeField): unknown =>
  values.find((one) => one.field === field)?.value ?? null

const differing = (winner: MergeSide, loser: MergeSide): MergeField[] =>
  winner.values.flatMap(({ field, value }) =>
    isSameValue(field, value, valueOf(loser, field)) ? [] : [field],
  )

/** Preselected fields: those that only the other customer has. */
export const proposedFields = (winner: MergeSide, loser: MergeSide): ReadonlySet<MergeField> =>
  new Set(
    differing(winner, loser).filter(
      (field) => field !== 'noReminders' && valueOf(winner, field) === null,
    ),
  )

/** A value on one line for comparison. */
const useValueText = () => {
  const { t, locale } = useWords()
  return (field: MergeField, value: unknown): string => {
    if (field === 'noReminders') return t(value === true ? 'common.yes' : 'common.no')
    if (value === null) return '–'
    if (field === 'language') return isLocale(value) ? NATIVE_NAMES[value] : String(value)
    if (field === 'description') return plainText(String(value))
    if (field === 'extraEmails')
      return (value as { email: string }[]).map(({ email }) => email).join(', ')
    if (field === 'workingDays') {
      const days = sortWorkingDays(value as WorkingDay[])
      return new Intl.ListFormat(locale).format(
        days.map((day) => t(`companies.workingDays.${day}`)),
      )
    }
    return String(value)
  }
}

type Props = {
  winner: MergeSide
  loser: MergeSide
  taken: ReadonlySet<MergeField>
  onChange: (taken: ReadonlySet<MergeField>) => void
}

/**
 * The differing values of two customers, with the choice for each, and the records that would move.
 */
export const MergeFields = ({ winner, loser, taken, onChange }: Props) => {
  const { t, format } = useWords()
  const textOf = useValueText()
  const fields = differing(winner, loser)
  const moved = loser.counts.filter(({ count }) => count > 0)
  const choose = (field: MergeField, isTaken: boolean) => {
    const next = new Set(taken)
    if (isTaken) next.add(field)
    else next.delete(field)
    onChange(next)
  }
  return (
    <div className={styles.sides}>
      {fields.length === 0 && <p className="text-soft">{t('merging.same')}</p>}
      {fields.map((field) => (
        <fieldset key={field} className={styles.field}>
          <legend>{t(`companies.fields.${field}`)}</legend>
          {[winner, loser].map((side) => {
            const isTaken = side === loser
            return (
              <label key={side.id} className={styles.value}>
                <input
                  checked={taken.has(field) === isTaken}
                  name={`merge-${field}`}
                  onChange={() => choose(field, isTaken)}
                  type="radio"
                />
                <bdi>{textOf(field, valueOf(side, field))}</bdi>
                <small className="text-soft">
                  <bdi>{side.name}</bdi>
                </small>
              </label>
            )
          })}
        </fieldset>
      ))}
      <p className={styles.counts}>
        {moved.length === 0
          ? t('merging.nothingMoves')
          : t('merging.moves', {
              what: moved
                .map(({ kind, count }) => {
                  const what = t(`${entityOf(kind)?.words}.plural` as MessageKey)
                  return t('merging.count', { what, n: format.count(count) })
                })
                .join(' · '),
            })}
      </p>
    </div>
  )
}
