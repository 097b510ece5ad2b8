'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { KEY_COMMANDS } from '@/catalog/commands/keys'
import { PlainTable, type PlainColumn } from '@/components/list/table/PlainTable'
import { Button } from '@/components/ui/controls/Button'
import { Chip, type Tone } from '@/components/ui/layout/Chip'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { useLastShown } from '@/components/ui/overlay/useLastShown'
import { callApi } from '@/components/ui/requests/api'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { KeySheet, KeyState } from '@/present/users/clientSheet'

const TONES = {
  live: 'success',
  ended: 'neutral',
  revoked: 'neutral',
} as const satisfies Record<KeyState, Tone>

type Props = { id: number; keys: readonly KeySheet[]; timeZone: string; canWrite: boolean }

/** The API keys of a client, by their first characters, with a button to revoke an active one. */
export const ClientKeys = ({ id, keys, timeZone, canWrite }: Props) => {
  const { t, format } = useWords()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [asked, setAsked] = useState<KeySheet | null>(null)
  const prefix = useLastShown(asked)?.prefix ?? ''

  const revoke = async () => {
    if (!asked) return
    const outcome = await callApi(`/api/api-clients/${id}${KEY_COMMANDS.revokeKeys.path}`, {
      body: { key: asked.id },
    })
    // Ended elsewhere meanwhile: the page shows it.
    if (!outcome.ok && outcome.code !== 'alreadyInThatState')
      return outcome.message ?? t('common.connectionFailed')
    notifySuccess(t('apiClients.revoked'))
    router.refresh()
  }
  const moment = (at: string) => <time dateTime={at}>{format.dateTime(at, timeZone)}</time>
  const columns: PlainColumn<KeySheet>[] = [
    { label: t('apiClients.keyStart'), cell: (key) => <code dir="ltr">{key.prefix}…</code> },
    { label: t('apiClients.keyMade'), cell: ({ createdAt }) => moment(createdAt) },
    { label: t('apiClients.fields.expiresAt'), cell: ({ endsAt }) => moment(endsAt) },
    {
      label: t('apiClients.keyState'),
      cell: ({ state }) => <Chip tone={TONES[state]}>{t(`apiClients.keyStates.${state}`)}</Chip>,
    },
  ]
  const revoking: PlainColumn<KeySheet> = {
    label: t('actions.actions'),
    cell: (key) =>
      key.state === 'live' && (
        <Button
          aria-label={`${t('apiClients.revoke')}: ${key.prefix}…`}
          size="small"
          tone="secondary"
          onClick={() => setAsked(key)}
        >
          {t('apiClients.revoke')}
        </Button>
      ),
  }
  return (
    <>
      <PlainTable
        caption={t('apiClients.keys')}
        columns={canWrite ? [...columns, revoking] : columns}
        keyOf={(key) => key.id}
        rows={keys}
      />
      <ConfirmDialog
        destructive
        confirmLabel={t('apiClients.revoke')}
        description={t('apiClients.revokeText')}
        open={asked !== null}
        title={t('apiClients.revokeTitle', { key: `${prefix}…` })}
        onClose={() => setAsked(null)}
        onConfirm={revoke}
      />
    </>
  )
}
