'use client'

import { ConfirmDialog } from './ConfirmDialog'
import { sendJson } from './sendJson'
import { useNotify } from './useNotify'
import { useT } from './useT'

type Props = {
  open: boolean
  /** What the record is called. */
  name: string
  /** The address of its REST call. */
  url: string
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a record goes, by its name, and says why when it may not (CF5). */
export const DeleteQuestion = ({ open, name, url, onClose, onDeleted }: Props) => {
  const t = useT()
  const { notifySuccess } = useNotify()

  const remove = async (): Promise<string | void> => {
    const outcome = await sendJson(url, undefined, { method: 'DELETE' })
    // Somebody else deleted it first: the wish is fulfilled.
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
