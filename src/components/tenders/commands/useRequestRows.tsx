'use client'

import type { ReactNode } from 'react'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { idOf, isSameId, type Id } from '@/domain/shared/idOf'
import { useTenderValue } from '../lines/rows/useTenderTerms'

/** The requested approver and the requester at rendering. */
export type ShownRequest = { approver: { id: Id; name: string }; askedBy: string | null }

type Row = readonly [label: string, value: ReactNode]

/** The requested approver with the note; or the reason of a decline. */
export const useRequestRows = (request: ShownRequest | null): Row[] => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  const approver = idOf(useTenderValue('approver'))
  const askedAt = useTenderValue('approvalAskedAt')
  const note = useTenderValue('approvalNote')
  const refusal = useTenderValue('approvalRefusal')
  if (approver === null)
    return [
      [
        t('tenders.fields.approvalRefusal'),
        typeof refusal === 'string' && refusal !== '' ? <bdi>{refusal}</bdi> : null,
      ],
    ]
  const isSame = isSameId(request?.approver.id, approver)
  return [
    [t('tenders.fields.approver'), isSame ? <bdi>{request?.approver.name}</bdi> : '…'],
    [
      t('tenders.fields.approvalAskedBy'),
      isSame && request?.askedBy ? <bdi>{request.askedBy}</bdi> : null,
    ],
    [
      t('tenders.fields.approvalAskedAt'),
      format.dateTime(typeof askedAt === 'string' ? askedAt : null, timeZone),
    ],
    [t('tenders.fields.approvalNote'), typeof note === 'string' && note ? <bdi>{note}</bdi> : null],
  ]
}
