'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { IconCalendarCheck, IconDeviceFloppy } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode, useId } from 'react'

import { Button, ButtonLink, OffReason } from '../ui/controls/Button'
import { useT } from '@/components/ui/useT'

import { isAuditedSlug } from '@/domain/audit/auditedSlugs'

import { ActivityButton } from './activity/ActivityButton'
import { NOTHING_OFFERED, type Offered } from './commands/menuEntry'
import { DocumentMenu } from './DocumentMenu'
import type { Company } from '@/present/record/documentProps'
import { useLock } from './lock/useLock'
import { pageAfterCancel } from './pagesAround'
import { useSave } from './save/SaveContext'
import { usePlanned } from './save/usePlanned'
import { wayBack } from './wayBack'

type Props = {
  name: string
  /** The status chips of the record. */
  chips: ReactNode
  /** The parent of the record. */
  belongsTo?: ReactNode
  company?: Company
  isReadOnly: boolean
  hasActivity?: boolean
  /** The view page of the record. */
  viewHref?: string
  offered?: Offered
  /** Relations on whose records the reader may plan a follow-up. */
  plannedBy: readonly string[]
}

/** Steps with buttons, the main one last, at the end of the bar. */
const NextSteps = ({ steps, hint }: Pick<Offered, 'steps' | 'hint'>) => {
  const reasonId = useId()
  const buttons = steps
    .map(({ name, label, icon, onClick }, index) => (
      <Button
        key={name}
        className={index === 0 ? 'doc-actions__next' : 'doc-actions__beside'}
        tone={index === 0 ? 'primary' : 'secondary'}
        icon={index === 0 ? icon : undefined}
        offBecause={hint === undefined ? undefined : reasonId}
        title={hint}
        onClick={onClick}
      >
        {label}
      </Button>
    ))
    .reverse()
  return (
    <>
      {buttons}
      {hint !== undefined && steps.length > 0 && <OffReason id={reasonId}>{hint}</OffReason>}
    </>
  )
}

/** The sticky bar of a record: its name, its parent, its status, and its next steps. */
export const DocumentBar = (props: Props) => {
  const { name, chips, company, isReadOnly, hasActivity, offered = NOTHING_OFFERED } = props
  const t = useT()
  const router = useRouter()
  const { id, collectionSlug } = useDocumentInfo()
  const { save, leave, isBusy, isDirty, note } = useSave()
  const lock = useLock()
  const isNew = !id
  // Saving is the main button of new or changed records, and of those without a next step.
  const isSaveNext = isNew || isDirty || (offered.steps.length === 0 && !lock)
  // In a locked record hardly anything can change: saving is offered once something has.
  const isSavable = !isReadOnly && (isNew || isDirty || !lock?.reason)

  // On a phone, floating elements must not cover the buttons at the bottom.
  useEffect(() => {
    document.body.setAttribute('data-document', '')
    return () => document.body.removeAttribute('data-document')
  }, [])

  const planned = usePlanned({ fields: props.plannedBy, isReadOnly })
  const planReasonId = useId()

  const cancel = () =>
    leave(() =>
      router.push(wayBack() ?? pageAfterCancel({ slug: collectionSlug, id, scope: company?.id })),
    )

  return (
    <header
      className="doc-bar"
      data-dirty={isDirty && !isReadOnly}
      data-next={offered.steps.length > 0}
      data-said={note !== null}
    >
      <div className="doc-bar__title-row">
        <h1 className="doc-bar__title" title={name}>
          <bdi>{name}</bdi>
        </h1>
        {chips}
        <div className="doc-bar__under">
          {!isNew && <p className="doc-bar__of">{props.belongsTo}</p>}
          <div className="doc-bar__saving">
            {!isReadOnly && !isNew && (
              <span className="doc-bar__unsaved" aria-hidden={!isDirty}>
                {t('document.unsaved')}
                <button type="button" className="doc-bar__discard text-link" onClick={cancel}>
                  {t('actions.cancel')}
                </button>
              </span>
            )}
            <span aria-live="polite" className="doc-bar__note" role="status">
              {note}
            </span>
          </div>
        </div>
      </div>
      <div className="doc-actions" role="group" aria-label={t('actions.actions')}>
        {props.viewHref && (
          <ButtonLink tone="secondary" className="doc-actions__view" href={props.viewHref}>
            {t('actions.view')}
          </ButtonLink>
        )}
        {isNew && (
          <Button tone="secondary" className="doc-actions__cancel" onClick={cancel}>
            {t('actions.cancel')}
          </Button>
        )}
        {planned && (
          <>
            <Button
              className="doc-actions__beside"
              icon={<IconCalendarCheck aria-hidden="true" size={18} />}
              offBecause={planned.reason && planReasonId}
              title={planned.reason}
              tone="secondary"
              onClick={planned.onClick}
            >
              {planned.label}
            </Button>
            {planned.reason && <OffReason id={planReasonId}>{planned.reason}</OffReason>}
          </>
        )}
        {isSavable && (
          <Button
            id="action-save"
            className="doc-actions__save"
            tone={isSaveNext ? 'primary' : 'secondary'}
            aria-keyshortcuts="Control+S"
            title="Ctrl+S"
            busy={isBusy}
            icon={<IconDeviceFloppy aria-hidden="true" size={18} />}
            onClick={() => save()}
          >
            {t('actions.save')}
          </Button>
        )}
        <NextSteps steps={offered.steps} hint={offered.hint} />
        {hasActivity && id && isAuditedSlug(collectionSlug) && (
          <ActivityButton isIcon slug={collectionSlug} id={id} name={name} />
        )}
        <DocumentMenu
          planned={planned}
          name={name}
          company={company}
          offered={offered}
          viewHref={props.viewHref}
        />
      </div>
    </header>
  )
}
