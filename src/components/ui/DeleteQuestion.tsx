'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'

import { callApi } from './api'
import { ConfirmDialog } from './ConfirmDialog'
import type { Holder } from './UsedBy'
import { useNotify } from './useNotify'
import { useT } from './useT'

const UsedBy = dynamic(() => import('./UsedBy').then((module) => module.UsedBy))

type Props = {
  open: boolean
  /** The name of the record. */
  name: string
  /** The URL of its REST call. */
  url: string
  onClose: () => void
  onDeleted: () => void
}

type InUse = { holders: readonly Holder[]; hasOthers: boolean }

const idIn = (url: string): string => /\/([^/?]+)(?:\?|$)/.exec(url)?.[1] ?? ''

/**
 * Confirms deleting a record by name (CF5). What still uses it is told by kind, with the way to
 * those records.
 */
export const DeleteQuestion = ({ open, name, url, onClose, onDeleted }: Props) => {
  const t = useT()
  const { notifySuccess } = useNotify()
  const [inUse, setInUse] = useState<{ url: string } & InUse>()

  const remove = async (): Promise<string | void> => {
    setInUse(undefined)
    const outcome = await callApi(url, { method: 'DELETE' })
    // Already deleted by somebody else: counts as success.
    if (!outcome.ok && outcome.status !== 404) {
      const { holders } = (outcome.details ?? {}) as Partial<InUse>
      if (holders) setInUse({ url, ...(outcome.details as InUse) })
      const noAnswer = outcome.status === 0
      return outcome.message ?? t(noAnswer ? 'common.connectionFailed' : 'common.failure')
    }
    notifySuccess(`${t('list.deleted')}: ${name}`)
    onDeleted()
  }

  return (
    <ConfirmDialog
      open={open}
      destructive
      title={t('list.deleteOne', { name })}
      description={t('list.deleteText')}
      confirmLabel={t('actions.delete')}
      onClose={onClose}
      onConfirm={remove}
    >
      {inUse?.url === url && (
        <UsedBy id={idIn(url)} holders={inUse.holders} hasOthers={inUse.hasOthers} />
      )}
    </ConfirmDialog>
  )
}
