'use client'

import { useEffect, useMemo, useState } from 'react'
import { commandOf, type CommandSlug } from '@/catalog/commands/registry'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useUnreadError } from '@/components/ui/calendar/useUnreadError'
import { groupPhone } from '@/components/ui/phone/groupPhone'
import { callApi, type ApiRefusal } from '@/components/ui/requests/api'
import { useAttempt } from '@/components/ui/requests/useAttempt'
import { useWords } from '@/components/ui/useWords'
import type { Id } from '@/domain/shared/idOf'
import {
  bodyOfEdit,
  cellInputOf,
  draftOf,
  fieldsToEdit,
  valueOfDraft,
  type CellDoc,
  type CellDraft,
  type EditedColumn,
} from '@/present/list/cellEdit'
import { isSame } from '@/present/record/compareEdits'
import { NUMBER_EXAMPLES } from '@/present/record/decimalText'
import { isUnread } from '@/present/record/unread'
import { saveCell } from './saveCell'

/** Another value was saved while this one was typed. */
type Conflict = { theirs: CellDoc; mine: CellDoc; by: string | null }

/** `open`: the editor stays, because the value was refused or is in conflict. */
type CellSave = 'saved' | 'unchanged' | 'open'

/**
 * The state of a cell editor: the record as loaded when it opened, the draft, and saving with the
 * form's request.
 */
export const useCellEdit = (args: { slug: string; id: Id; edited: EditedColumn }) => {
  const { slug, id, edited } = args
  const { t, locale } = useWords()
  const timeZone = useTimeZone()
  const unreadError = useUnreadError()
  const attempt = useAttempt()
  const [doc, setDoc] = useState<CellDoc | null>(null)
  const [draft, setDraft] = useState<CellDraft>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isBusy, setBusy] = useState(false)
  const place = useMemo(() => ({ locale, timeZone }), [locale, timeZone])

  const { name, column } = edited
  const address = useMemo(() => {
    const fields = fieldsToEdit(edited).map((field) => [`select[${field}]`, 'true'])
    return `/api/${slug}/${id}?${new URLSearchParams([['depth', '0'], ...fields])}`
  }, [slug, id, edited])

  useEffect(() => {
    const abort = new AbortController()
    void callApi<CellDoc>(address, { signal: abort.signal }).then((answer) => {
      if (abort.signal.aborted) return
      if (!answer.ok) return setProblem(answer.message ?? t('common.connectionFailed'))
      setDoc(answer.data)
      setDraft(draftOf(edited, answer.data, place))
    })
    return () => abort.abort()
  }, [address, edited, place, t])

  const send = (value: unknown) => (over: CellDoc) => {
    const { updatedAt } = over
    const body = bodyOfEdit(edited, over, value, timeZone)
    const startedFrom = typeof updatedAt === 'string' ? updatedAt : undefined
    const { command } = column.inline ?? {}
    if (!command)
      return callApi(`/api/${slug}/${id}?depth=0`, { method: 'PATCH', body, startedFrom })
    const { path } = commandOf(slug as CommandSlug, command as never)
    return attempt(`/api/${slug}/${id}${path}`, { body, startedFrom })
  }
  const textOfRefusal = ({ fields, message }: ApiRefusal) =>
    fields[name] ?? Object.values(fields)[0] ?? message ?? t('common.connectionFailed')

  /** Saves over a version of the record: the loaded one, or after a conflict the current one. */
  const save = async (over = doc): Promise<CellSave> => {
    if (!over || isBusy) return 'open'
    const input = cellInputOf(edited, over)
    let value = valueOfDraft(edited, over, draft, place)
    if (isUnread(value)) {
      const example = NUMBER_EXAMPLES[locale]
      setProblem(input === 'decimal' ? t('document.notANumber', { example }) : unreadError(value))
      return 'open'
    }
    if (isSame(value, over[name])) return 'unchanged'
    setBusy(true)
    setDoc(over)
    setProblem(null)
    setConflict(null)
    if (input === 'phone' && typeof value === 'string')
      value = await groupPhone(value).catch(() => value)
    const outcome = await saveCell({
      ...{ name, value, doc: over, send: send(value) },
      read: () => callApi<CellDoc>(address),
    })
    setBusy(false)
    if (outcome.kind === 'saved') return 'saved'
    if (outcome.kind === 'conflict') {
      const { theirs, by } = outcome
      setConflict({ theirs, mine: { ...theirs, [name]: value }, by })
    } else if (outcome.kind === 'refused') setProblem(textOfRefusal(outcome.refusal))
    else setProblem(t(outcome.kind === 'gone' ? 'list.inline.gone' : 'refusals.notAllowed'))
    return 'open'
  }

  const change = (next: CellDraft) => {
    setDraft(next)
    setProblem(null)
  }
  const isChanged =
    doc !== null && JSON.stringify(draft) !== JSON.stringify(draftOf(edited, doc, place))
  return { doc, draft, change, isChanged, isBusy, problem, conflict, save }
}
