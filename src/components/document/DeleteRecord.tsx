'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'

import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { useNotify } from '@/components/ui/useNotify'
import { useLocale, useT } from '@/components/ui/useT'

type Props = { open: boolean; name: string; onClose: () => void; onDeleted: () => void }
type Body = { errors?: { message?: string }[] } | null

/** Asks before the record goes, by its name, and says why when it may not (CF5). */
export const DeleteRecord = ({ open, name, onClose, onDeleted }: Props) => {
  const t = useT()
  const locale = useLocale()
  const { id, collectionSlug } = useDocumentInfo()
  const { setModified } = useForm()
  const { notifySuccess } = useNotify()

  const remove = async (): Promise<string | void> => {
    const response = await fetch(`/api/${collectionSlug}/${id}?depth=0`, {
      method: 'DELETE',
      headers: { 'Accept-Language': locale },
    }).catch(() => null)
    if (!response) return t('common.connectionFailed')
    // Somebody else deleted it first: the wish is fulfilled.
    if (!response.ok && response.status !== 404) {
      const body = (await response.json().catch(() => null)) as Body
      return body?.errors?.[0]?.message ?? t('common.failure')
    }
    setModified(false)
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
