'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { dayFromStored, type Day } from '@/domain/shared/day'
import { idOf, isSameId, type Id } from '@/domain/shared/idOf'

import { useTenderStatus, useTenderValue } from './lines/rows/useTenderTerms'
import { TenderStatusChips } from './TenderStatusChips'

type Props = {
  today: Day
  /** Whose approval was asked for when the page was drawn, by name for readers who see them. */
  asked: { id: Id; name: string | undefined } | null
}

/** Where the tender on the page stands, as its form knows it now; a new one stands nowhere. */
export const TenderChips = (props: Props) => {
  const { id } = useDocumentInfo()
  return id ? <StoredTenderChips {...props} /> : null
}

const StoredTenderChips = ({ today, asked }: Props) => {
  const approver = idOf(useTenderValue('approver'))
  // Of somebody asked since the page was drawn the name follows with it.
  const named = isSameId(asked?.id, approver) ? asked : null
  const { status } = useTenderStatus()
  const acceptedAt = useTenderValue('acceptedAt')
  return (
    <TenderStatusChips
      status={status}
      validUntil={dayFromStored(useTenderValue('validUntil'))}
      isAccepted={Boolean(acceptedAt)}
      awaits={approver === null ? null : { name: named?.name }}
      today={today}
    />
  )
}
