'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { IconTruckDelivery } from '@tabler/icons-react'
import type { UIFieldClientComponent } from 'payload'
import { useState } from 'react'

import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { EmptyState } from '../../ui/layout/EmptyState'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'
import { AskedCommand } from '@/components/frame/commands/LaterCommand'

import { useTenderStatus, useTenderValue } from '../lines/rows/useTenderTerms'
import './deliveries.css'
import { DeliveryList } from './DeliveryList'
import { PromisedCards } from './PromisedCards'
import { useDeliveries } from './useDeliveries'

type Rights = { create?: boolean }

/** Deliveries of an approved tender, open quantities, and delivery notes. */
export const TenderDeliveries: UIFieldClientComponent = () => {
  const t = useT()
  const { id } = useDocumentInfo()
  const { status } = useTenderStatus()
  const number = useTenderValue('number')
  const title = useTenderValue('title')
  const name = String(number || title || '')
  const { found, hasFailed, reload } = useDeliveries(id, status)
  const [isAsked, setAsked] = useState(false)
  const { permissions } = useAuth()
  const rights = (permissions?.collections?.['stock-movements'] ?? {}) as Rights
  const mayDeliver = rights.create === true

  if (hasFailed) return <Alert tone="error">{t('deliveries.failed')}</Alert>
  if (!found) return <Skeleton height="96px" />
  const { cards, deliveries } = found
  const isOpen = status === 'approved' && cards.some(({ open }) => Number(open) > 0)
  if (cards.length === 0 && deliveries.length === 0)
    return (
      <EmptyState
        icon={<IconTruckDelivery />}
        text={t(status === 'approved' ? 'deliveries.nothing' : 'deliveries.noneYetText')}
        title={t('deliveries.noneYet')}
      />
    )
  return (
    <div className="deliveries">
      {isOpen && mayDeliver && (
        <div>
          <Button
            icon={<IconTruckDelivery aria-hidden="true" size={18} />}
            onClick={() => setAsked(true)}
          >
            {t('deliveries.deliver')}
          </Button>
        </div>
      )}
      {cards.length > 0 && <PromisedCards cards={cards} />}
      {id !== undefined && deliveries.length > 0 && (
        <DeliveryList deliveries={deliveries} tender={id} />
      )}
      <AskedCommand
        slug="tenders"
        record={id === undefined ? null : { id, name }}
        asked={isAsked ? 'deliver' : null}
        onClose={() => setAsked(false)}
        onDone={() => void reload()}
      />
    </div>
  )
}
