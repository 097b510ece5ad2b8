'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { dayFromStored, type Day } from '@/domain/shared/day'
import { idOf, isSameId, type Id } from '@/domain/shared/idOf'

import { useTenderStatus, useTenderValue } from './lines/rows/useTenderTerms'
import { TenderStatusChips } from './TenderStatusChips'

type Props = {
  today: Day
  /** The requested approver at rendering; the name only for users who may read it. */
  asked: { id: Id; name: string | undefined } | null
}

/** The status of the tender, from its form; none for a new one. */
export const TenderChips = (props: Props) => {
  const { id } = useDocumentInfo()
  return id ? <StoredTenderChips {...props} /> : null
}

const StoredTenderChips = ({ today, asked }: Props) => {
  const approver = idOf(useTenderValue('approver'))
  // The name belongs to the approver at rendering; that of a later one is not known yet.
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
