'use client'

import {
  IconPlugConnected,
  IconPlugConnectedX,
  IconRefresh,
  IconRepeat,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { WEBHOOK_COMMANDS } from '@/catalog/commands/webhooks'
import { paths } from '@/catalog/paths'
import { RenewSecret } from '@/components/document/RenewSecret'
import { Button } from '@/components/ui/controls/Button'
import { Field } from '@/components/ui/inputs/Field'
import { NumberInput } from '@/components/ui/inputs/NumberInput'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { DeleteQuestion } from '@/components/ui/overlay/DeleteQuestion'
import { MenuItem, MenuSeparator } from '@/components/ui/overlay/Menu'
import { MoreMenu } from '@/components/ui/overlay/MoreMenu'
import { callApi, type ApiOutcome } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import { MAX_REPLAYED, type DeliveryFailure } from '@/domain/webhooks/webhook'

type Props = { id: number; name: string; isOn: boolean; canWrite: boolean; canDelete: boolean }

type Asked = 'rotate' | 'replay' | 'switch' | 'delete'
type Tested = { failure: DeliveryFailure | null; status: number | null; ms: number }

/**
 * Commands of an endpoint: test it, replay events, renew its secret, enable or disable it, delete
 * it.
 */
export const WebhookActions = ({ id, name, isOn, canWrite, canDelete }: Props) => {
  const t = useT()
  const router = useRouter()
  const { notifySuccess, notifyFailure } = useNotify()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [typed, setTyped] = useState({ from: '', to: '' })
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [isTesting, setTesting] = useState(false)
  if (!canWrite && !canDelete) return null

  const addressOf = (command: keyof typeof WEBHOOK_COMMANDS) =>
    `/api/webhooks/${id}${WEBHOOK_COMMANDS[command].path}`
  const type = (field: keyof typeof typed) => (value: string) =>
    setTyped({ ...typed, [field]: value })
  const said = (outcome: ApiOutcome, done: string) => {
    setWrong(outcome.ok ? {} : outcome.fields)
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    notifySuccess(done)
    router.refresh()
  }
  const close = () => {
    setWrong({})
    setAsked(null)
  }
  const replay = async () => {
    const outcome = await callApi<{ queued: number }>(addressOf('replay'), {
      body: { from: typed.from.trim(), to: typed.to.trim() },
    })
    const count = outcome.ok ? outcome.data.queued : 0
    return said(outcome, t('webhooks.replayed', { count }))
  }
  const change = async () =>
    said(
      await callApi(addressOf(isOn ? 'disable' : 'enable'), { method: 'POST' }),
      t(isOn ? 'webhooks.switchedOff' : 'webhooks.switchedOn', { name }),
    )
  const test = async () => {
    setTesting(true)
    const outcome = await callApi<Tested>(addressOf('test'), { method: 'POST' })
    setTesting(false)
    if (!outcome.ok) return notifyFailure(outcome.message ?? t('common.connectionFailed'))
    const { failure, status, ms } = outcome.data
    if (failure === null) return notifySuccess(t('webhooks.testDone', { status: status ?? 0, ms }))
    const reason = t(`webhooks.failures.${failure}`)
    notifyFailure(status === null ? reason : `${reason} ${t('webhooks.statusCode', { status })}`)
  }
  const ofSwitch = isOn ? 'switchOff' : 'switchOn'
  const Switch = isOn ? IconPlugConnectedX : IconPlugConnected
  return (
    <>
      {canWrite && (
        <Button
          icon={<IconSend aria-hidden="true" size={18} />}
          busy={isTesting}
          onClick={() => void test()}
        >
          {t('webhooks.test')}
        </Button>
      )}
      <MoreMenu>
        {canWrite && (
          <>
            <MenuItem
              icon={<IconRepeat aria-hidden="true" size={18} />}
              onClick={() => setAsked('replay')}
            >
              {t('webhooks.replayRange')}
            </MenuItem>
            <MenuItem
              icon={<IconRefresh aria-hidden="true" size={18} />}
              onClick={() => setAsked('rotate')}
            >
              {t('webhooks.rotate')}
            </MenuItem>
            <MenuItem
              icon={<Switch aria-hidden="true" size={18} />}
              onClick={() => setAsked('switch')}
            >
              {t(`webhooks.${ofSwitch}`)}
            </MenuItem>
          </>
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
        address={addressOf('renewSecret')}
        name={name}
        open={asked === 'rotate'}
        secretKey="secret"
        words="webhooks"
        onClose={close}
      />
      <ConfirmDialog
        confirmLabel={t('webhooks.replay')}
        description={t('webhooks.replayText', { max: MAX_REPLAYED })}
        open={asked === 'replay'}
        title={t('webhooks.replayRange')}
        onClose={close}
        onConfirm={replay}
      >
        {(['from', 'to'] as const).map((field) => (
          <Field key={field} error={wrong[field] ?? null} label={t(`webhooks.${field}`)}>
            {(input) => (
              <NumberInput
                {...input}
                inputMode="numeric"
                value={typed[field]}
                onChange={type(field)}
              />
            )}
          </Field>
        ))}
      </ConfirmDialog>
      <ConfirmDialog
        confirmLabel={t(`webhooks.${ofSwitch}`)}
        description={t(`webhooks.${ofSwitch}Text`)}
        destructive={isOn}
        open={asked === 'switch'}
        title={t(`webhooks.${ofSwitch}Title`, { name })}
        onClose={close}
        onConfirm={change}
      />
      <DeleteQuestion
        id={id}
        name={name}
        open={asked === 'delete'}
        slug="webhooks"
        onClose={close}
        onDeleted={() => router.replace(paths.webhooks())}
      />
    </>
  )
}
