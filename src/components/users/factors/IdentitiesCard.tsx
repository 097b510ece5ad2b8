'use client'

import { IconBuilding } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { Button } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog'
import { callApi } from '../../ui/requests/api'
import { useNotify } from '../../ui/requests/useNotify'
import { useLocale, useT } from '@/components/ui/useT'
import { createFormatters } from '@/i18n/format'

import { AccountRow } from '../AccountRow'
import './factors.css'

export type IdentitiesSheet = {
  identities: readonly {
    id: number
    provider: string
    linkedAt: string
    usedAt: string | null
    isUsable: boolean
  }[]
  /** A provider of single sign-on is set up. */
  hasProvider: boolean
}

/** The user's accounts at the single sign-on provider, each of which can be unlinked. */
export const IdentitiesCard = ({
  identities,
  hasProvider,
  timeZone,
}: IdentitiesSheet & { timeZone: string }) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const [asked, setAsked] = useState<number | null>(null)

  const remove = async () => {
    const outcome = await callApi('/api/users/identities/remove', { body: { id: asked } })
    // Removed in another tab meanwhile: the page shows it.
    if (!outcome.ok && outcome.status !== 404)
      return outcome.message ?? t('common.connectionFailed')
    if (outcome.ok) notifySuccess(t('factors.unlinked'))
    router.refresh()
  }

  if (!hasProvider && identities.length === 0) return null
  return (
    <Card title={t('factors.identities')}>
      <p className="text-soft">
        {t(identities.length === 0 ? 'factors.identitiesNone' : 'factors.identitiesText')}
      </p>
      {identities.length > 0 && (
        <ul className="session-list">
          {identities.map(({ id, provider, linkedAt, usedAt, isUsable }) => (
            <AccountRow
              key={id}
              actions={
                <Button
                  aria-label={`${t('factors.unlink')}: ${provider}`}
                  tone="secondary"
                  onClick={() => setAsked(id)}
                >
                  {t('factors.unlink')}
                </Button>
              }
              chip={!isUsable && <Chip tone="warning">{t('factors.identityElsewhere')}</Chip>}
              facts={
                <>
                  <span>
                    {t('factors.identityLinkedAt', { at: format.dateTime(linkedAt, timeZone) })}
                  </span>
                  <span>
                    {usedAt
                      ? t('factors.passkeyUsedAt', { at: format.dateTime(usedAt, timeZone) })
                      : t('factors.passkeyUnused')}
                  </span>
                </>
              }
              picture={IconBuilding}
              title={provider}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        confirmLabel={t('factors.unlink')}
        description={t('factors.unlinkText')}
        destructive
        open={asked !== null}
        title={t('factors.unlinkTitle')}
        onClose={() => setAsked(null)}
        onConfirm={remove}
      />
    </Card>
  )
}
