'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { dayFromStored, type Day } from '@/domain/shared/day'

import { useTenderStatus, useTenderValue } from './lines/useTenderTerms'
import { TenderStatusChips } from './TenderStatusChips'

/** Where the tender on the page stands, as its form knows it now; a new one stands nowhere. */
export const TenderChips = ({ today }: { today: Day }) => {
  const { id } = useDocumentInfo()
  return id ? <StoredTenderChips today={today} /> : null
}

const StoredTenderChips = ({ today }: { today: Day }) => {
  const { status } = useTenderStatus()
  const acceptedAt = useTenderValue('acceptedAt')
  return (
    <TenderStatusChips
      status={status}
      validUntil={dayFromStored(useTenderValue('validUntil'))}
      isAccepted={Boolean(acceptedAt)}
      today={today}
    />
  )
}
