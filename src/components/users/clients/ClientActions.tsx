'use client'

import {
  IconKeyOff,
  IconPlugConnected,
  IconPlugConnectedX,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { KEY_COMMANDS } from '@/catalog/commands/keys'
import { paths } from '@/catalog/paths'
import { RenewSecret } from '@/components/document/RenewSecret'
import { Button } from '@/components/ui/controls/Button'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { DeleteQuestion } from '@/components/ui/overlay/DeleteQuestion'
import { MenuItem, MenuSeparator } from '@/components/ui/overlay/Menu'
import { MoreMenu } from '@/components/ui/overlay/MoreMenu'
import { callApi, type ApiOutcome } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'

type Props = {
  id: number
  name: string
  isOn: boolean
  hasLiveKey: boolean
  canWrite: boolean
  canDelete: boolean
}

type Asked = 'rotate' | 'revokeAll' | 'switch' | 'delete'

/** Buttons of a program: new key, revoke keys, enable and disable, delete. */
export const ClientActions = ({ id, name, isOn, hasLiveKey, canWrite, canDelete }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [asked, setAsked] = useState<Asked | null>(null)
  if (!canWrite && !canDelete) return null

  const address = `/api/api-clients/${id}`
  const said = (outcome: ApiOutcome, done: string) => {
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    notifySuccess(done)
    router.refresh()
  }
  const close = () => setAsked(null)
  const revokeAll = async () =>
    said(
      await callApi(`${address}${KEY_COMMANDS.revokeKeys.path}`, { method: 'POST' }),
      t('apiClients.allRevoked'),
    )
  const change = async () =>
    said(
      await callApi(`${address}?depth=0`, { method: 'PATCH', body: { enabled: !isOn } }),
      t(isOn ? 'apiClients.switchedOff' : 'apiClients.switchedOn', { name }),
    )
  const ofSwitch = isOn ? 'switchOff' : 'switchOn'
  const Switch = isOn ? IconPlugConnectedX : IconPlugConnected
  return (
    <>
      {canWrite && (
        <Button
          icon={<IconRefresh aria-hidden="true" size={18} />}
          onClick={() => setAsked('rotate')}
        >
          {t('apiClients.rotate')}
        </Button>
      )}
      <MoreMenu>
        {canWrite && (
          <MenuItem
            icon={<Switch aria-hidden="true" size={18} />}
            onClick={() => setAsked('switch')}
          >
            {t(`apiClients.${ofSwitch}`)}
          </MenuItem>
        )}
        {canWrite && hasLiveKey && (
          <MenuItem
            danger
            icon={<IconKeyOff aria-hidden="true" size={18} />}
            onClick={() => setAsked('revokeAll')}
          >
            {t('apiClients.revokeAll')}
          </MenuItem>
        )}
        {canWrite && canDelete && <MenuSeparator />}
        {canDelete && (
          <MenuItem
            danger
            icon={<IconTrash aria-hidden="true" size={18} />}
            onClick={() => setAsked('delete')}
          >
            {t('actions.delete')}
          </MenuItem>
        )}
      </MoreMenu>
      <RenewSecret
        address={`${address}${KEY_COMMANDS.rotateKey.path}`}
        name={name}
        open={asked === 'rotate'}
        secretKey="key"
        words="apiClients"
        onClose={close}
      />
      <ConfirmDialog
        destructive
        confirmLabel={t('apiClients.revokeAll')}
        description={t('apiClients.revokeText')}
        open={asked === 'revokeAll'}
        title={t('apiClients.revokeAllTitle', { name })}
        onClose={close}
        onConfirm={revokeAll}
      />
      <ConfirmDialog
        confirmLabel={t(`apiClients.${ofSwitch}`)}
        description={t(`apiClients.${ofSwitch}Text`)}
        destructive={isOn}
        open={asked === 'switch'}
        title={t(`apiClients.${ofSwitch}Title`, { name })}
        onClose={close}
        onConfirm={change}
      />
      <DeleteQuestion
        id={id}
        name={name}
        open={asked === 'delete'}
        slug="api-clients"
        onClose={close}
        onDeleted={() => router.replace(paths.apiClients())}
      />
    </>
  )
}
