'use client'

import { useDocumentInfo, useForm, useFormInitializing, useStepNav } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { useLeaveGuard } from '@/components/ui/leave/useLeaveGuard'
import { Alert } from '../ui/layout/Alert'
import { LeaveDialog } from '@/components/ui/leave/LeaveDialog'
import { useT } from '@/components/ui/useT'
import { PASSWORDS } from './AccountFields'
import { BelongsTo } from './BelongsTo'
import { CommandedBar } from './commands/CommandedBar'
import { DocumentBar } from './DocumentBar'
import { DocumentBody } from './DocumentBody'
import type { DocumentScreenProps, Company } from '@/present/record/documentProps'
import { ErrorSummary } from './ErrorSummary'
import { FactsContext } from './facts/FactsContext'
import { SaveContext, type AfterSave } from './save/SaveContext'
import type { Outcome } from './save/sendDocument'
import { useSaveForm } from './save/useSaveForm'
import { SignInAgain } from './SignInAgain'
import { StaleDialog } from './stale/StaleDialog'
import type { Locale } from '@/i18n/locales'
import { entityOf } from '@/catalog'
import type { MessageKey } from '@/i18n/messages'
import { docNameOf } from './docNameOf'
import { useWordsOfRecord } from './useWordsOfRecord'
import { paths } from '@/catalog/paths'
import { listPathOf } from './pagesAround'

/** The heading of the page: the record's stored name, or "Yeni teklif". */
const useNameOfRecord = (words: string): string => {
  const { id, collectionSlug, data } = useDocumentInfo()
  const { singular, titleField } = useWordsOfRecord()
  const t = useT()
  if (!id) {
    const key = `${words}.new` as MessageKey
    const text = t(key)
    return text === key ? singular : text
  }
  const name = docNameOf({ doc: { ...data, id }, titleField, singular })
  return entityOf(collectionSlug)?.isNamedWithId
    ? t('roles.nameWithId', { name, id: String(id) })
    : name
}

/**
 * Focuses the first field of a new record. Not on a touch screen, whose keyboard would cover the
 * form, and not when another field has the focus already.
 */
const useFirstField = (args: { form?: RefObject<HTMLElement | null>; isNew: boolean }) => {
  const { form, isNew } = args
  // Inputs are disabled until then.
  const isReady = !useFormInitializing()
  useEffect(() => {
    if (!isNew || !isReady || !window.matchMedia('(hover: hover) and (pointer: fine)').matches)
      return
    if (document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')) return
    const field = form?.current?.querySelector('.doc-body .field-type')
    const input = field?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')
    input?.focus({ preventScroll: true })
  }, [form, isNew, isReady])
}

type Props = DocumentScreenProps & {
  outcome: Outcome | null
  formFields: RefObject<() => FormState>
  isReadOnly: boolean
  hasPassword: boolean
  onPassword: (has: boolean) => void
  onLanguage: (language: Locale) => void
  dirtyRef: RefObject<boolean>
  afterRef: RefObject<AfterSave>
  releaseRef: RefObject<() => Promise<void>>
  isDone: () => boolean
  onLost: () => void
  startOver: () => void
  onPlan: (id: number | string) => Promise<void>
}

const NOTHING: readonly never[] = []

/** The breadcrumb of a record: the list, its company, this record. */
const DocumentCrumbs = ({ name, company }: { name: string; company?: Company }) => {
  const { setStepNav } = useStepNav()
  const { collectionSlug } = useDocumentInfo()
  const { plural } = useWordsOfRecord()
  const companyId = company?.id
  const companyName = company?.name

  useEffect(() => {
    const list = { label: plural, url: listPathOf(collectionSlug, companyId) }
    const under = companyId
      ? [{ label: companyName ?? '', url: paths.customerView(companyId) }]
      : []
    setStepNav([...under, ...(plural ? [list] : []), { label: name }])
  }, [setStepNav, collectionSlug, plural, companyId, companyName, name])
  return null
}

/** The frame around the fields of a record, inside its form. */
export const DocumentFrame = (props: Props) => {
  const { outcome, isReadOnly, dirtyRef, afterRef, releaseRef, formFields } = props
  const { id } = useDocumentInfo()
  const form = useForm()
  const t = useT()
  const name = useNameOfRecord(props.words)

  const { save, note, isBusy, isDirty } = useSaveForm({
    outcome,
    checkedHere: props.hasPassword ? PASSWORDS : NOTHING,
    setAfter: (after) => {
      afterRef.current = after
    },
    isDone: props.isDone,
  })
  const guard = useLeaveGuard({ isDirty: isDirty && !isReadOnly, holdsBack: true })
  const { release, leave } = guard

  useEffect(() => {
    dirtyRef.current = isDirty
    releaseRef.current = release
    formFields.current = form.getFields
  })

  // Enter in an input saves like the button does; only once.
  const element = form.formRef
  useEffect(() => {
    const target = element?.current
    const onSubmit = (event: Event) => {
      if (event.target !== target) return
      event.preventDefault()
      event.stopPropagation()
      void save()
    }
    target?.addEventListener('submit', onSubmit, true)
    return () => target?.removeEventListener('submit', onSubmit, true)
  }, [element, save])

  // "Save and new" starts the next record with an empty form, once for each response.
  const emptied = useRef<Outcome | null>(null)
  const { reset } = form
  const { startOver, onPlan } = props
  useEffect(() => {
    if (outcome?.kind !== 'saved' || outcome === emptied.current) return
    if (id || afterRef.current !== 'new') return
    emptied.current = outcome
    startOver()
    void reset({})
  }, [outcome, id, afterRef, startOver, reset])

  const answered = outcome?.kind === 'refused' ? outcome.fields : NOTHING
  const state = useMemo(
    () => ({
      save: (after?: AfterSave) => void save(after),
      plan: () => void (id && onPlan(id)),
      isBusy,
      isDirty,
      note,
      leave,
      answered,
    }),
    [save, id, onPlan, isBusy, isDirty, note, leave, answered],
  )
  useFirstField({ form: element, isNew: !id && !isReadOnly })
  const isForbidden = isReadOnly && !id

  const { related, html, commands } = props
  const facts = useMemo(() => ({ related, html }), [related, html])
  const bar = {
    name,
    chips: props.chips,
    belongsTo: <BelongsTo fields={props.belongsTo} related={related} />,
    company: props.company,
    isReadOnly,
    hasActivity: props.hasActivity,
    viewHref: props.viewHref,
    plannedBy: props.plannedBy,
  }
  return (
    <SaveContext value={state}>
      <FactsContext value={facts}>
        <DocumentCrumbs name={name} company={props.company} />
        {commands ? <CommandedBar {...bar} commands={commands} /> : <DocumentBar {...bar} />}
        <div className="doc__notices">
          {isReadOnly && (
            <Alert>{t(isForbidden ? 'document.cannotCreate' : 'document.readOnly')}</Alert>
          )}
          {props.notice}
          <ErrorSummary outcome={outcome} />
        </div>
        <DocumentBody
          commands={commands}
          createdBy={props.createdBy}
          owner={props.owner}
          beside={props.beside}
          isReadOnly={isReadOnly}
          canInvite={props.canInvite}
          onLanguage={props.onLanguage}
          onPassword={props.onPassword}
        />
        <LeaveDialog open={guard.isAsking} onStay={guard.stay} onLeave={guard.confirm} />
        <StaleDialog outcome={outcome} onLost={props.onLost} />
        <SignInAgain outcome={outcome} />
      </FactsContext>
    </SaveContext>
  )
}
