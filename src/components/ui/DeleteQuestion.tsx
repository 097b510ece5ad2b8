'use client'

import { ConfirmDialog } from './ConfirmDialog'
import { callApi } from './api'
import { useNotify } from './useNotify'
import { useT } from './useT'

type Props = {
  open: boolean
  /** The name of the record. */
  name: string
  /** The URL of its REST call. */
  url: string
  onClose: () => void
  onDeleted: () => void
}

/** Confirms deleting a record by name, and shows why it was refused (CF5). */
export const DeleteQuestion = ({ open, name, url, onClose, onDeleted }: Props) => {
  const t = useT()
  const { notifySuccess } = useNotify()

  const remove = async (): Promise<string | void> => {
    const outcome = await callApi(url, { method: 'DELETE' })
    // Already deleted by somebody else: counts as success.
    if (!outcome.ok && outcome.status !== 404) {
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
    />
  )
}
