'use client'

import { useWords } from '@/components/ui/useWords'
import { Chip } from '@/components/ui/Chip'
import type { Day } from '@/domain/shared/day'
import { displayStatus, type TenderStatus } from '@/domain/tenders/status'
import { daysLeft, EXPIRING_DAYS, isPastValidity } from '@/domain/tenders/validity'
import styles from './commands/commands.module.css'
import { TENDER_TONES } from '@/catalog/tenders'

type Props = {
  status: TenderStatus
  isApproved: boolean
  isInvoiced: boolean
  validUntil: Day | null
  /** Today for the company, never the browser's. */
  today: Day
}

/** Where a tender stands: its state, approval, invoice, and how long it is still valid. */
export const TenderStatusChips = ({ status, isApproved, isInvoiced, validUntil, today }: Props) => {
  const { t } = useWords()
  const shown = displayStatus({ status, validUntil, today })
  const isOpen = status === 'draft' || status === 'sent'
  const isOver = isPastValidity({ validUntil, today })
  const left = validUntil === null ? null : daysLeft({ validUntil, today })

  return (
    <div className={styles.chips}>
      <Chip tone={TENDER_TONES[shown]}>{t(`tenders.statuses.${shown}`)}</Chip>
      {shown !== 'approved' ? (
        <Chip tone={isApproved ? 'success' : 'neutral'}>
          {t(isApproved ? 'tenders.approval.approved' : 'tenders.approval.notApproved')}
        </Chip>
      ) : null}
      {shown !== 'invoiced' ? (
        <Chip tone={isInvoiced ? 'info' : 'neutral'}>
          {t(isInvoiced ? 'tenders.invoicing.invoiced' : 'tenders.invoicing.notInvoiced')}
        </Chip>
      ) : null}
      {isOpen && isOver && shown !== 'expired' ? (
        <Chip tone="warning">{t('tenders.validity.expired')}</Chip>
      ) : null}
      {isOpen && left !== null && left >= 0 ? (
        <Chip tone={left <= EXPIRING_DAYS ? 'warning' : 'neutral'}>
          {t('tenders.validity.daysLeft', { n: left })}
        </Chip>
      ) : null}
    </div>
  )
}
