'use client'

import { useDocumentDrawerContext, useDocumentInfo, useModal } from '@payloadcms/ui'
import { IconDeviceFloppy, IconX } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'

import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { useT } from '@/components/ui/useT'

import { isAuditedSlug } from '@/domain/audit/auditedSlugs'

import { ActivityButton } from './activity/ActivityButton'
import { DocumentMenu } from './DocumentMenu'
import type { Company } from './documentProps'
import { pageAfterCancel } from './pagesAround'
import { useSave } from './save/SaveContext'
import { wayBack } from './wayBack'

type Props = {
  name: string
  /** The states of the record. */
  chips: ReactNode
  company?: Company
  isReadOnly: boolean
  hasActivity?: boolean
  /** Commands of this kind of record. */
  commands?: ReactNode
}

/** The sticky bar of a record: its name, states and actions. */
export const DocumentBar = ({ name, chips, company, isReadOnly, hasActivity, commands }: Props) => {
  const t = useT()
  const router = useRouter()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const { closeModal } = useModal()
  const { save, leave, isBusy, isDirty, note } = useSave()
  const Title = drawerSlug ? 'h2' : 'h1'

  // On a phone, floating elements leave room for the buttons at the bottom.
  useEffect(() => {
    if (drawerSlug) return
    document.body.setAttribute('data-document', '')
    return () => document.body.removeAttribute('data-document')
  }, [drawerSlug])

  const cancel = () =>
    leave(() => {
      if (drawerSlug) closeModal(drawerSlug)
      else
        router.push(wayBack() ?? pageAfterCancel({ slug: collectionSlug, id, scope: company?.id }))
    })

  return (
    <header className="doc-bar" data-dirty={isDirty && !isReadOnly}>
      <div className="doc-bar__title-row">
        <Title className="doc-bar__title" title={name}>
          <bdi>{name}</bdi>
        </Title>
        {chips}
        {isDirty && !isReadOnly && (
          <span className="doc-bar__unsaved">{t('document.unsaved')}</span>
        )}
        <span aria-live="polite" className="doc-bar__note" role="status">
          {note}
        </span>
      </div>
      <div className="doc-actions" role="group" aria-label={t('actions.actions')}>
        {commands}
        {!globalSlug && (
          <Button tone="secondary" className="doc-actions__cancel" onClick={cancel}>
            {t('actions.cancel')}
          </Button>
        )}
        {!isReadOnly && (
          <Button
            id="action-save"
            className="doc-actions__save"
            aria-keyshortcuts="Control+S"
            title="Ctrl+S"
            busy={isBusy}
            icon={<IconDeviceFloppy aria-hidden="true" size={18} />}
            onClick={() => save()}
          >
            {t('actions.save')}
          </Button>
        )}
        {hasActivity && id && isAuditedSlug(collectionSlug) && (
          <ActivityButton isIcon slug={collectionSlug} id={id} name={name} />
        )}
        <DocumentMenu name={name} company={company} />
        {drawerSlug && (
          <IconButton
            label={t('actions.close')}
            icon={<IconX aria-hidden="true" size={20} />}
            onClick={cancel}
          />
        )}
      </div>
    </header>
  )
}
