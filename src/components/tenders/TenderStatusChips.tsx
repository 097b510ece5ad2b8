'use client'

import { useWords } from '@/components/ui/useWords'
import { Chip } from '../ui/layout/Chip'
import type { Day } from '@/domain/shared/day'
import { displayStatus, type TenderStatus } from '@/domain/tenders/status'
import { daysLeft, EXPIRING_DAYS, isPastValidity } from '@/domain/tenders/validity'
import styles from './commands/commands.module.css'
import { TENDER_TONES } from '@/catalog/tenderTones'

type Props = {
  status: TenderStatus
  validUntil: Day | null
  /** The company's today, never the browser's. */
  today: Day
  /** Its customer accepted it by a link. */
  isAccepted?: boolean
  /** A pending request for approval; with the approver's name for users who may read it. */
  awaits?: { name: string | undefined } | null
}

/** The status of a tender, with the remaining days while it is sent. */
export const TenderStatusChips = (props: Props) => {
  const { status, validUntil, today, isAccepted = false, awaits } = props
  const { t } = useWords()
  const shown = displayStatus({ status, isAccepted, validUntil, today })
  const left = validUntil === null ? null : daysLeft({ validUntil, today })
  const isOver = shown === 'draft' && isPastValidity({ validUntil, today })

  return (
    <div className={styles.chips}>
      <Chip tone={TENDER_TONES[shown]}>{t(`tenders.statuses.${shown}`)}</Chip>
      {isAccepted ? <Chip tone="success">{t('tenders.accepted')}</Chip> : null}
      {awaits ? (
        <Chip tone="warning">
          {awaits.name
            ? t('tenders.awaitsApprovalOf', { name: awaits.name })
            : t('tenders.awaitsApproval')}
        </Chip>
      ) : null}
      {isOver ? <Chip tone="warning">{t('tenders.validity.expired')}</Chip> : null}
      {shown === 'sent' && !isAccepted && left !== null ? (
        <Chip tone={left <= EXPIRING_DAYS ? 'warning' : 'neutral'}>
          {t('tenders.validity.daysLeft', { n: left })}
        </Chip>
      ) : null}
    </div>
  )
}
