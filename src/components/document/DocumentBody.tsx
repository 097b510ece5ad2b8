'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import type { Locale } from '@/i18n/locales'
import { fieldIsSidebar } from 'payload/shared'
import { useMemo, type ReactNode } from 'react'
import { classNames } from '@/components/ui/classNames'
import { AccountFields, hasPasswords } from './AccountFields'
import { DocumentInfoCard } from './DocumentInfoCard'
import { RecordFields } from './facts/RecordFields'
import { Alert } from '../ui/layout/Alert'
import { useT } from '@/components/ui/useT'
import { useOffers } from './commands/useRecordCommands'
import type { Way } from '@/present/record/lockOf'
import { useLock } from './lock/useLock'
import type { DocumentCommands } from '@/present/record/documentProps'

/** A command that the reader can run now to continue with a locked record. */
const WayOn = ({ commands, ways }: { commands: DocumentCommands; ways: readonly Way[] }) => {
  const t = useT()
  const { offers } = useOffers(commands)
  const ready = offers.filter(({ reason }) => reason === undefined).map(({ name }) => name)
  const way = ways.find((one) => ready.includes(one))
  return way ? ` ${t(`tenders.unlockedBy.${way}`)}` : null
}

/** Explains above the form why a record is locked; renders nothing otherwise. */
const LockNote = ({ commands }: { commands?: DocumentCommands }) => {
  const t = useT()
  const { reason, ways } = useLock() ?? {}
  if (!reason) return null
  return (
    <Alert tone="info">
      {t(reason)}
      {commands && ways && <WayOn commands={commands} ways={ways} />}
    </Alert>
  )
}

type Props = {
  /** Missing for records without commands. */
  commands?: DocumentCommands
  createdBy?: string
  owner?: string
  beside?: ReactNode
  isReadOnly: boolean
  canInvite: boolean
  onPassword: (has: boolean) => void
  onLanguage: (language: Locale) => void
}

/** Fields keep their index: it is part of their identity in the form. */
const only = (fields: readonly ClientField[], isWanted: (field: ClientField) => boolean) =>
  fields.map((field) => (isWanted(field) ? field : null)) as ClientField[]

/** The fields of a record as cards, with read-only information next to them. */
export const DocumentBody = (props: Props) => {
  const { commands, createdBy, owner, beside, isReadOnly, ...account } = props
  const { id, docConfig, docPermissions, collectionSlug } = useDocumentInfo()
  const fields = docConfig?.fields
  const isNew = !id
  const { main, side, hasSide } = useMemo(() => {
    const all = fields ?? []
    // Fields written by the server only are empty before the record exists.
    const isBeside = (field: ClientField) =>
      fieldIsSidebar(field) &&
      !(isNew && field.admin && 'readOnly' in field.admin && field.admin.readOnly)
    return {
      main: only(all, (field) => !fieldIsSidebar(field)),
      side: only(all, isBeside),
      hasSide: all.some(isBeside),
    }
  }, [fields, isNew])
  if (!docConfig) return null

  const common = {
    forceRender: true,
    parentIndexPath: '',
    parentPath: '',
    parentSchemaPath: collectionSlug ?? '',
    permissions: docPermissions?.fields ?? true,
    readOnly: isReadOnly,
  } as const
  const isSections = docConfig.fields.some((field) => field.type === 'group')
  const isTabs = docConfig.fields.some((field) => field.type === 'tabs')
  const look = isTabs ? 'tabs' : isSections ? 'sections' : 'card'

  return (
    <div className={classNames('doc-body', !hasSide && !id && 'doc-body--alone')}>
      <div className="doc-body__main">
        <LockNote commands={commands} />
        {hasPasswords(docConfig) && <AccountFields isReadOnly={isReadOnly} {...account} />}
        <RecordFields {...common} className={`doc-fields doc-fields--${look}`} fields={main} />
      </div>
      {(hasSide || id) && (
        <aside className="doc-body__side">
          {hasSide && (
            <div className="doc-card doc-card--side">
              <RecordFields {...common} isSide fields={side} />
            </div>
          )}
          {id ? beside : null}
          {id ? <DocumentInfoCard createdBy={createdBy} owner={owner} /> : null}
        </aside>
      )}
    </div>
  )
}
