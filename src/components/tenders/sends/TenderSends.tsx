'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { IconSend } from '@tabler/icons-react'
import type { UIFieldClientComponent } from 'payload'

import { Alert } from '../../ui/layout/Alert'
import { EmptyState } from '../../ui/layout/EmptyState'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'

import { useTenderValue } from '../lines/rows/useTenderTerms'
import { SendList } from './SendList'
import { useSends } from './useSends'

type Rights = { update?: boolean }

/** The sends of the form's tender. */
export const TenderSends: UIFieldClientComponent = () => {
  const t = useT()
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const rights = (permissions?.collections?.tenders ?? {}) as Rights
  const { log, hasFailed, reload } = useSends(id, useTenderValue('updatedAt'))

  if (hasFailed) return <Alert tone="error">{t('tenderSends.failed')}</Alert>
  if (!log) return <Skeleton height="96px" />
  if (log.sends.length === 0)
    return (
      <EmptyState
        icon={<IconSend />}
        text={t('tenderSends.emptyText')}
        title={t('tenderSends.empty')}
      />
    )
  return <SendList {...log} mayRevoke={rights.update === true} onChange={() => void reload()} />
}
