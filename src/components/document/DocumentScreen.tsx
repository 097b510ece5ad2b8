'use client'

import {
  Form,
  OperationProvider,
  SetDocumentTitle,
  useConfig,
  useDocumentInfo,
} from '@payloadcms/ui'
import type { ClientCollectionConfig } from 'payload'
import { useCallback, useRef, useState } from 'react'

import { PlanDialog } from '@/components/frame/todos/PlanButton'
import { useLocale } from '@/components/ui/useT'
import type { Locale } from '@/i18n/locales'
import { CONTENT_ID } from '@/present/navigation/elementIds'

import { hasPasswords } from './AccountFields'
import { DocumentFrame } from './DocumentFrame'
import { ShownOnce } from '../ui/overlay/ShownOnce'
import type { DocumentScreenProps } from '@/present/record/documentProps'
import type { AfterSave } from './save/SaveContext'
import { useDocumentAction } from './save/useDocumentAction'
import { useFormState } from './save/useFormState'
import { useSavedDocument } from './save/useSavedDocument'

/** The page of an existing or a new record: the same frame for every collection. */
export const DocumentScreen = (props: DocumentScreenProps) => {
  const info = useDocumentInfo()
  const { id, collectionSlug, isInitializing, hasSavePermission } = info
  const { config, getEntityConfig } = useConfig()
  const collection = collectionSlug
    ? (getEntityConfig({ collectionSlug }) as ClientCollectionConfig)
    : undefined

  const after = useRef<AfterSave>('stay')
  const releaseHistory = useRef<() => Promise<void>>(() => Promise.resolve())
  const isDirty = useRef(false)
  const isNewAccount = !id && hasPasswords(collection)
  const [hasPassword, setHasPassword] = useState(isNewAccount && !props.canInvite)
  const [language, setLanguage] = useState<Locale>(useLocale())
  const { action, outcome, formFields, answered, lost, isDone, startOver } = useDocumentAction({
    // A new account without a password gets an invitation.
    invitesIn: isNewAccount && !hasPassword ? language : null,
  })
  const { initialState, onChange } = useFormState({ isDirty, formFields, answered })
  const [once, setOnce] = useState<{ secret: string; onSeen: () => void } | null>(null)
  const showOnce = useCallback(
    (secret: string) => new Promise<void>((onSeen) => setOnce({ secret, onSeen })),
    [],
  )
  const [planned, setPlanned] = useState<{ id: number | string; onAnswered: () => void } | null>(
    null,
  )
  const plan = useCallback(
    (record: number | string) =>
      new Promise<void>((onAnswered) => setPlanned({ id: record, onAnswered })),
    [],
  )
  const onSaved = useSavedDocument({
    after: () => after.current,
    releaseHistory: () => releaseHistory.current(),
    plan,
    showOnce,
  })
  const isReadOnly = !hasSavePermission

  return (
    <main className="doc" data-collection={collectionSlug} id={CONTENT_ID}>
      <OperationProvider operation={id ? 'update' : 'create'}>
        <Form
          // Typed as void, but Payload uses the returned state.
          action={action as unknown as (data: FormData) => Promise<void>}
          className="doc__form"
          disabled={isInitializing || isReadOnly}
          disableSuccessStatus
          disableValidationOnSubmit
          initialState={isInitializing ? undefined : initialState}
          isDocumentForm
          isInitializing={isInitializing}
          method={id ? 'PATCH' : 'POST'}
          onChange={[onChange]}
          onSuccess={onSaved as never}
        >
          <SetDocumentTitle
            collectionConfig={collection}
            config={config}
            fallback={id?.toString() ?? ''}
          />
          <DocumentFrame
            {...props}
            outcome={outcome}
            formFields={formFields}
            isReadOnly={isReadOnly}
            hasPassword={hasPassword}
            onLanguage={setLanguage}
            onPassword={setHasPassword}
            dirtyRef={isDirty}
            afterRef={after}
            releaseRef={releaseHistory}
            isDone={isDone}
            onLost={lost}
            startOver={startOver}
            onPlan={plan}
          />
        </Form>
      </OperationProvider>
      {planned && collectionSlug && (
        <PlanDialog
          id={planned.id}
          slug={collectionSlug}
          onClose={() => {
            planned.onAnswered()
            setPlanned(null)
          }}
        />
      )}
      <ShownOnce
        secret={once && once.secret}
        onClose={() => {
          once?.onSeen()
          setOnce(null)
        }}
      />
    </main>
  )
}
