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
import { Button } from '@/components/ui/controls/Button'
import { Field } from '@/components/ui/inputs/Field'
import { NumberInput } from '@/components/ui/inputs/NumberInput'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { DeleteQuestion } from '@/components/ui/overlay/DeleteQuestion'
import { MenuItem, MenuSeparator } from '@/components/ui/overlay/Menu'
import { MoreMenu } from '@/components/ui/overlay/MoreMenu'
import { ShownOnce } from '@/components/ui/overlay/ShownOnce'
import { callApi, type ApiOutcome } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useLocale, useT } from '@/components/ui/useT'
import { readDecimal } from '@/domain/shared/readDecimal'
import { OVERLAP_HOURS } from '@/domain/users/apiKey'

type Props = {
  id: number
  name: string
  isOn: boolean
  hasLiveKey: boolean
  canWrite: boolean
  canDelete: boolean
}

type Asked = 'rotate' | 'revokeAll' | 'switch' | 'delete'

/** What can be done with a program: give it a new key, end its keys, switch it off and on, delete it. */
export const ClientActions = ({ id, name, isOn, hasLiveKey, canWrite, canDelete }: Props) => {
  const t = useT()
  const locale = useLocale()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [hours, setHours] = useState(String(OVERLAP_HOURS.usual))
  const [wrongHours, setWrongHours] = useState<string | null>(null)
  const [key, setKey] = useState<string | null>(null)
  if (!canWrite && !canDelete) return null

  const address = `/api/api-clients/${id}`
  const said = (outcome: ApiOutcome, done: string) => {
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    notifySuccess(done)
    router.refresh()
  }
  const close = () => {
    setWrongHours(null)
    setAsked(null)
  }
  const rotate = async () => {
    const outcome = await callApi<{ key: string }>(`${address}${KEY_COMMANDS.rotateKey.path}`, {
      // What is no number is sent as it is: the answer names the field.
      body: { overlapHours: readDecimal(hours, locale) ?? hours },
    })
    setWrongHours(outcome.ok ? null : (outcome.fields.overlapHours ?? null))
    if (outcome.ok) setKey(outcome.data.key)
    return said(outcome, t('apiClients.rotated'))
  }
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
      <ConfirmDialog
        confirmLabel={t('apiClients.rotate')}
        description={t('apiClients.rotateText')}
        open={asked === 'rotate'}
        title={t('apiClients.rotateTitle', { name })}
        onClose={close}
        onConfirm={rotate}
      >
        <Field
          error={wrongHours}
          hint={t('apiClients.overlapHint', OVERLAP_HOURS)}
          label={t('apiClients.overlapHours')}
        >
          {(input) => (
            <NumberInput {...input} inputMode="numeric" value={hours} onChange={setHours} />
          )}
        </Field>
      </ConfirmDialog>
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
      <ShownOnce secret={key} onClose={() => setKey(null)} />
    </>
  )
}
