'use client'

import { useDocumentDrawerContext, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useMemo, type RefObject } from 'react'

import { Alert } from '@/components/ui/Alert'
import { useT } from '@/components/ui/useT'

import { DocumentBar } from './DocumentBar'
import { DocumentBody } from './DocumentBody'
import { DocumentCrumbs } from './DocumentCrumbs'
import { DocumentMenuProvider } from './DocumentMenuContext'
import type { DocumentScreenProps } from './DocumentScreen'
import { ErrorSummary } from './ErrorSummary'
import { LeaveDialog } from './LeaveDialog'
import { SaveContext, type AfterSave } from './save/SaveContext'
import type { Outcome } from './save/sendDocument'
import { useSaveForm } from './save/useSaveForm'
import { SignInAgain } from './SignInAgain'
import { StaleDialog } from './stale/StaleDialog'
import { useLeaveGuard } from './useLeaveGuard'
import { useNameOfRecord } from './useNameOfRecord'

type Props = DocumentScreenProps & {
  outcome: Outcome | null
  formFields: RefObject<() => FormState>
  isReadOnly: boolean
  hasPassword: boolean
  onPassword: (has: boolean) => void
  dirtyRef: RefObject<boolean>
  afterRef: RefObject<AfterSave>
  releaseRef: RefObject<() => Promise<void>>
  isDone: () => boolean
  startOver: () => void
}

/** Everything round the fields of a record, inside its form. */
export const DocumentFrame = (props: Props) => {
  const { outcome, isReadOnly, dirtyRef, afterRef, releaseRef, formFields } = props
  const { id, globalSlug } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const form = useForm()
  const t = useT()
  const name = useNameOfRecord(props.words)

  const { save, note, isBusy, isDirty } = useSaveForm({
    outcome,
    validatesHere: props.hasPassword,
    setAfter: (after) => {
      afterRef.current = after
    },
    isDone: props.isDone,
  })
  const guard = useLeaveGuard({ isDirty: isDirty && !isReadOnly })
  const { release, leave } = guard

  useEffect(() => {
    dirtyRef.current = isDirty
    releaseRef.current = release
    formFields.current = form.getFields
  })

  // Enter in an input saves the same way as the button does; once.
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

  // The next record of a series starts with an empty form.
  useEffect(() => {
    if (outcome?.kind !== 'saved' || id || globalSlug || afterRef.current !== 'new') return
    props.startOver()
    void form.reset({})
    // Once for each answer; the form it empties is the one of that answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome])

  const state = useMemo(
    () => ({ save: (after?: AfterSave) => void save(after), isBusy, isDirty, note, leave }),
    [save, isBusy, isDirty, note, leave],
  )
  const isForbidden = isReadOnly && !id && !globalSlug

  return (
    <SaveContext value={state}>
      <DocumentMenuProvider>
        {!drawerSlug && <DocumentCrumbs name={name} company={props.company} />}
        <DocumentBar
          name={name}
          today={props.today}
          company={props.company}
          isReadOnly={isReadOnly}
          commands={props.BeforeDocumentControls}
        />
        <div className="doc__notices">
          {isReadOnly && (
            <Alert>{t(isForbidden ? 'document.cannotCreate' : 'document.readOnly')}</Alert>
          )}
          <ErrorSummary outcome={outcome} />
        </div>
        <DocumentBody
          createdBy={props.createdBy}
          isReadOnly={isReadOnly}
          onPassword={props.onPassword}
        />
        <LeaveDialog open={guard.isAsking} onStay={guard.stay} onLeave={guard.confirm} />
        <StaleDialog outcome={outcome} />
        <SignInAgain outcome={outcome} />
      </DocumentMenuProvider>
    </SaveContext>
  )
}
