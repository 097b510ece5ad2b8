'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'

import type { Id } from '@/domain/shared/idOf'
import { callApi } from '../requests/api'
import { ConfirmDialog } from './ConfirmDialog'
import { deletedText } from '../requests/deletedText'
import type { Holder } from './UsedBy'
import { useT } from '../useT'
import { useUndo } from '../requests/useUndo'

const UsedBy = dynamic(() => import('./UsedBy').then((module) => module.UsedBy))

type Props = {
  open: boolean
  /** The name of the record. */
  name: string
  /** The collection and the number of the record. */
  slug: string
  id: Id | undefined
  onClose: () => void
  onDeleted: () => void
}

type InUse = { holders: readonly Holder[]; hasOthers: boolean }

/**
 * Asks for confirmation before a record is deleted (CF5), then offers undo if possible. If other
 * records still use it, they are listed by kind, with links.
 */
export const DeleteQuestion = ({ open, name, slug, id, onClose, onDeleted }: Props) => {
  const t = useT()
  const tell = useUndo()
  const [inUse, setInUse] = useState<{ of: Id | undefined } & InUse>()

  const remove = async (): Promise<string | void> => {
    setInUse(undefined)
    const outcome = await callApi(`/api/${slug}/${id}?depth=0`, { method: 'DELETE' })
    // Already deleted by another user: counts as success.
    if (!outcome.ok && outcome.status !== 404) {
      const { holders } = (outcome.details ?? {}) as Partial<InUse>
      if (holders) setInUse({ of: id, ...(outcome.details as InUse) })
      const noAnswer = outcome.status === 0
      return outcome.message ?? t(noAnswer ? 'common.connectionFailed' : 'common.failure')
    }
    const line = `${t('list.deleted')}: ${name}`
    // Records deleted by another user are not offered for undo.
    tell({ slug, line, records: outcome.ok && id !== undefined ? [{ id, name }] : [] })
    onDeleted()
  }

  return (
    <ConfirmDialog
      open={open}
      destructive
      title={t('list.deleteOne', { name })}
      description={deletedText(slug, t)}
      confirmLabel={t('actions.delete')}
      onClose={onClose}
      onConfirm={remove}
    >
      {inUse && id !== undefined && inUse.of === id && (
        <UsedBy id={id} holders={inUse.holders} hasOthers={inUse.hasOthers} />
      )}
    </ConfirmDialog>
  )
}
