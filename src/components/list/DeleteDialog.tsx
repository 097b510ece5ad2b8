'use client'

import { useState } from 'react'
import { ConfirmDialog } from '../ui/ConfirmDialog'
import { useNotify } from '../ui/useNotify'
import { useLocale, useT } from '../ui/useT'
import { useList } from './listContext'
import type { ListRow } from './listRow'

type Props = {
  row: ListRow | null
  /** The REST path of the collection. */
  from: string
  onClose: () => void
}

const sentenceOf = async (response: Response): Promise<string | undefined> => {
  const body = (await response.json().catch(() => null)) as {
    errors?: { message?: string }[]
  } | null
  return body?.errors?.[0]?.message
}

/** Asks before a record goes, by its name, and says why when it may not (CF5). */
export const DeleteDialog = ({ row, from, onClose }: Props) => {
  const t = useT()
  const locale = useLocale()
  const { retry } = useList()
  const { notifySuccess } = useNotify()
  // The name stays readable while the dialog fades out.
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  const name = (row ?? last)?.name ?? ''

  const remove = async (): Promise<string | void> => {
    if (!row) return
    const response = await fetch(`${from}/${row.id}?depth=0`, {
      method: 'DELETE',
      headers: { 'Accept-Language': locale },
    })
    // Somebody else deleted it first: the wish is fulfilled.
    if (!response.ok && response.status !== 404) {
      return (await sentenceOf(response)) ?? t('common.failure')
    }
    notifySuccess(`${t('list.deleted')}: ${name}`)
    retry()
  }

  return (
    <ConfirmDialog
      open={row !== null}
      destructive
      title={t('list.deleteOne', { name })}
      description={t('list.deleteText')}
      confirmLabel={t('actions.delete')}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
