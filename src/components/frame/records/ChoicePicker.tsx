'use client'

import { useCallback, useMemo } from 'react'

import type { ChoiceRights } from '@/access/reading/choiceRights'
import { entityOf } from '@/catalog'
import { choiceOf, type Choice } from '@/catalog/choices'
import { RecordPicker, type RecordPickerProps } from '@/components/ui/picker/RecordPicker'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'
import type { MessageKey } from '@/i18n/messages'

import { ChoiceOption } from './ChoiceFacts'
import {
  choiceByCode,
  offeredChoices,
  searchChoices,
  textOfChoice,
  type ChoiceFilter,
} from './findChoices'
import { recordIdOf } from '@/domain/shared/recordId'

type Shown = Pick<
  RecordPickerProps<Choice>,
  | 'label'
  | 'inputId'
  | 'chosen'
  | 'disabled'
  | 'required'
  | 'invalid'
  | 'describedBy'
  | 'onClear'
  | 'last'
>

export type ChoicePickerProps = Shown & {
  slug: string
  rights: Pick<ChoiceRights, 'searchBy'>
  /** Only records that meet this are offered. */
  filter?: ChoiceFilter
  /** The user: their recent choices come first. */
  personId?: Id
  /** In place of "choose". */
  placeholder?: string
  /** In place of "no records". */
  notFound?: string
  onPick: (choice: Choice) => void
}

const KEPT = 5

// Only ids: names are loaded again, with the rights of the user signed in at that time.
const keyOf = (personId: Id, slug: string) => `bo-chosen-${personId}-${slug}`

/** A user's recent choices in a collection in this browser, newest first. */
const readRecentChoices = (personId: Id | undefined, slug: string): number[] => {
  if (personId === undefined) return []
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId, slug)) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((id) => recordIdOf(id) ?? []) : []
  } catch {
    return []
  }
}

/** Moves a chosen record to the front. */
const rememberChoice = (personId: Id | undefined, slug: string, id: Id): void => {
  if (personId === undefined) return
  const others = readRecentChoices(personId, slug).filter((known) => known !== Number(id))
  try {
    localStorage.setItem(keyOf(personId, slug), JSON.stringify([id, ...others].slice(0, KEPT)))
  } catch {
    // Browser storage is unavailable: there are no recent choices.
  }
}

/** A picker for records of any collection: by name, code, or recent choices. */
export const ChoicePicker = (props: ChoicePickerProps) => {
  const { slug, rights, filter, personId, onPick, ...shown } = props
  const t = useT()
  const [filterText, fieldsText] = [JSON.stringify(filter), rights.searchBy.join()]
  // Memoised: an equal query keeps its result across renders.
  const question = useMemo(
    () => ({
      slug,
      rights: { searchBy: fieldsText.split(',').filter(Boolean) },
      filter: filterText === undefined ? undefined : (JSON.parse(filterText) as ChoiceFilter),
    }),
    [slug, fieldsText, filterText],
  )
  const search = useCallback(
    (words: string, signal: AbortSignal) => searchChoices({ ...question, words, signal }),
    [question],
  )
  const findExact = useCallback((words: string) => choiceByCode({ ...question, words }), [question])
  const offered = useCallback(
    (signal: AbortSignal) =>
      offeredChoices({ ...question, recent: readRecentChoices(personId, slug), signal }),
    [question, personId, slug],
  )
  return (
    <RecordPicker
      {...shown}
      placeholder={props.placeholder ?? t('common.selectPlaceholder')}
      notFound={props.notFound ?? t(`${entityOf(slug)?.words}.notFound` as MessageKey)}
      search={search}
      findExact={findExact}
      offered={offered}
      textOf={(choice) => textOfChoice(slug, choice)}
      renderOption={(choice) => (
        <ChoiceOption choice={choice} same={Object.keys(filter ?? {})} slug={slug} />
      )}
      onPick={(choice) => {
        rememberChoice(personId, slug, choice.id)
        onPick(choiceOf(choice))
      }}
    />
  )
}
