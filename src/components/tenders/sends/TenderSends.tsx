'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { IconSend } from '@tabler/icons-react'
import type { UIFieldClientComponent } from 'payload'
import { useState } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { AskedCommand } from '@/components/frame/commands/LaterCommand'
import { EmptyState } from '../../ui/layout/EmptyState'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'

import { useTenderValue } from '../lines/rows/useTenderTerms'
import { SendRow } from './SendRow'
import './sends.css'
import { useSends, type Send } from './useSends'

type Rights = { update?: boolean }

/** What of a tender was sent to whom, what became of it, and what the customer said. */
export const TenderSends: UIFieldClientComponent = () => {
  const t = useT()
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  const rights = (permissions?.collections?.tenders ?? {}) as Rights
  const { log, hasFailed, reload } = useSends(id, useTenderValue('updatedAt'))
  const [leaving, setLeaving] = useState<Send | null>(null)

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
  return (
    <>
      <ul className="tender-sends">
        {log.sends.map((send) => (
          <SendRow
            key={send.id}
            answers={log.answers.filter((answer) => answer.send === send.id)}
            mayChange={rights.update === true}
            send={send}
            onRevoke={() => setLeaving(send)}
          />
        ))}
      </ul>
      <AskedCommand
        slug="tender-sends"
        record={leaving && { id: leaving.id, name: leaving.subject ?? '' }}
        asked={leaving ? 'revoke' : null}
        onClose={() => setLeaving(null)}
        onDone={() => void reload()}
      />
    </>
  )
}
