'use client'

import { useRouter } from 'next/navigation'

import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { callApi } from '../../ui/requests/api'
import { deletedText } from '../../ui/requests/deletedText'
import { useLastShown } from '../../ui/overlay/useLastShown'
import { useT } from '@/components/ui/useT'
import { useUndo } from '../../ui/requests/useUndo'

import { shownName } from '@/present/record/shownName'

type Role = { id: number; name: string | null; total: number | null }
type Props = { role: Role | null; onClose: () => void }

/** Confirms deleting a role by name and id; disabled while users hold it (CF4). */
export const DeleteRoleDialog = ({ role, onClose }: Props) => {
  const t = useT()
  const router = useRouter()
  const tell = useUndo()
  const shown = useLastShown(role)

  const remove = async () => {
    if (!role) return
    const outcome = await callApi(`/api/roles/${role.id}`, { method: 'DELETE' })
    // Already deleted by another user: counts as success.
    if (!outcome.ok && outcome.status !== 404)
      return outcome.message ?? t('common.connectionFailed')
    const name = t('roles.nameWithId', { name: shownName(role.name), id: role.id })
    tell({
      slug: 'roles',
      records: outcome.ok ? [{ id: role.id, name }] : [],
      line: t('roles.deleted', { name }),
    })
    router.refresh()
  }

  const { id = 0, name = '' } = shown ?? {}
  const total = shown?.total ?? 0
  return (
    <ConfirmDialog
      blockedReason={total > 0 ? t('roles.deleteBlocked') : undefined}
      confirmLabel={t('actions.delete')}
      description={total > 0 ? t('roles.usedBy', { n: total }) : deletedText('roles', t)}
      destructive
      open={role !== null}
      title={t('roles.deleteTitle', { name: shownName(name), id })}
      onClose={onClose}
      onConfirm={remove}
    />
  )
}
