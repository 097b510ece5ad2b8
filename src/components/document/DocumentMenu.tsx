'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import {
  IconCalendarCheck,
  IconEye,
  IconFileDownload,
  IconLink,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { recordFiles } from '@/catalog/recordFiles'
import { parted } from '@/components/frame/commands/parted'
import { useWhy } from '@/components/frame/why/useWhy'
import { MenuItem, MenuLink, MenuSeparator } from '../ui/overlay/Menu'
import { MoreMenu } from '../ui/overlay/MoreMenu'
import { useCopy } from '../ui/requests/useCopy'
import { useT } from '@/components/ui/useT'

import type { MenuEntry, Offered } from './commands/menuEntry'
import type { Company } from '@/present/record/documentProps'
import { listPathOf } from './pagesAround'
import { useSave } from './save/SaveContext'
import type { usePlanned } from './save/usePlanned'
import { DeleteQuestion } from '@/components/ui/overlay/DeleteQuestion'

const Entry = ({ label, href, onClick, narrowOnly, ...rest }: Omit<MenuEntry, 'key'>) => {
  const item = href ? (
    <MenuLink href={href} icon={rest.icon}>
      {label}
    </MenuLink>
  ) : (
    <MenuItem {...rest} onClick={() => onClick?.()}>
      {label}
    </MenuItem>
  )
  return narrowOnly ? <div className="doc-menu__narrow">{item}</div> : item
}

type Props = {
  name: string
  company?: Company
  offered: Offered
  /** The view page of the record; on a phone it is only in the menu. */
  viewHref?: string
  /** The follow-up that can be planned; on a phone it is only in the menu. */
  planned: ReturnType<typeof usePlanned>
}

type DeleteRecordProps = { open: boolean; name: string; onClose: () => void; onDeleted: () => void }

/** Asks for confirmation before deleting the page's record, unsaved changes included. */
const DeleteRecord = ({ open, name, onClose, onDeleted }: DeleteRecordProps) => {
  const { id, collectionSlug } = useDocumentInfo()
  const { setModified } = useForm()
  return (
    <DeleteQuestion
      open={open}
      name={name}
      slug={collectionSlug ?? ''}
      id={id}
      onClose={onClose}
      onDeleted={() => {
        setModified(false)
        onDeleted()
      }}
    />
  )
}

/**
 * Further actions on the record: commands, copying its link, and at the end destructive ones,
 * deleting last.
 */
export const DocumentMenu = ({ name, company, offered, viewHref, planned }: Props) => {
  const t = useT()
  const router = useRouter()
  const { id, collectionSlug, docPermissions } = useDocumentInfo()
  const { save } = useSave()
  const { entries, hint, isKept } = offered
  const why = useWhy(offered.why ?? null)
  const [plain, ending] = parted(entries)
  const [isDeleting, setDeleting] = useState(false)

  const files = id && collectionSlug ? recordFiles(collectionSlug, id) : []
  const mayDelete = Boolean(
    id && !isKept && docPermissions && 'delete' in docPermissions && docPermissions.delete,
  )
  const copy = useCopy({ done: 'document.linkCopied', failed: 'document.copyFailed' })

  return (
    <>
      <MoreMenu className="doc-actions__more">
        {!id && (
          <MenuItem icon={<IconPlus aria-hidden="true" size={18} />} onClick={() => save('new')}>
            {t('actions.saveAndNew')}
          </MenuItem>
        )}
        {planned && (
          <Entry
            narrowOnly
            disabled={planned.reason !== undefined}
            icon={<IconCalendarCheck aria-hidden="true" size={18} />}
            {...planned}
          />
        )}
        {hint && <p className="ui-menu__label">{hint}</p>}
        {viewHref && offered.steps.length > 0 && (
          <Entry
            narrowOnly
            href={viewHref}
            icon={<IconEye aria-hidden="true" size={18} />}
            label={t('actions.view')}
          />
        )}
        {plain.map(({ key, ...entry }) => (
          <Entry key={key} {...entry} />
        ))}
        {plain.length > 0 && id ? <MenuSeparator /> : null}
        {files.map(({ name: file, href, label }) => (
          <MenuLink
            key={file}
            download
            href={href}
            icon={<IconFileDownload aria-hidden="true" size={18} />}
          >
            {t(label)}
          </MenuLink>
        ))}
        {id ? (
          <MenuItem
            icon={<IconLink aria-hidden="true" size={18} />}
            onClick={() => void copy(window.location.href)}
          >
            {t('actions.copyLink')}
          </MenuItem>
        ) : null}
        {why.item}
        {id && (mayDelete || ending.length > 0) ? <MenuSeparator /> : null}
        {ending.map(({ key, ...entry }) => (
          <Entry key={key} {...entry} />
        ))}
        {mayDelete && (
          <MenuItem
            danger
            icon={<IconTrash aria-hidden="true" size={18} />}
            onClick={() => setDeleting(true)}
          >
            {t('actions.delete')}
          </MenuItem>
        )}
      </MoreMenu>
      {why.dialog}
      {mayDelete && (
        <DeleteRecord
          open={isDeleting}
          name={name}
          onClose={() => setDeleting(false)}
          onDeleted={() => router.replace(listPathOf(collectionSlug, company?.id))}
        />
      )}
    </>
  )
}
