import type { UIFieldServerComponent } from 'payload'
import { dayFromStored } from '@/domain/shared/day'
import { TENDER_STATUSES, type TenderStatus } from '@/domain/tenders/status'
import { companyToday } from './companyToday'
import { SideSummary } from './commands/SideSummary'

const statusOf = (value: unknown): TenderStatus =>
  TENDER_STATUSES.find((status) => status === value) ?? 'draft'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The side column of a tender: where it stands and what was decided, by whom. */
export const TenderSide: UIFieldServerComponent = async ({ data, payload }) => {
  const tender = (data ?? {}) as Record<string, unknown>
  const approver = typeof tender.approvedBy === 'number' ? tender.approvedBy : null
  const found: unknown =
    approver === null
      ? null
      : await payload.findByID({
          collection: 'users',
          id: approver,
          depth: 0,
          select: { name: true },
          disableErrors: true,
        })
  return (
    <SideSummary
      status={statusOf(tender.status)}
      number={textOf(tender.number)}
      revision={typeof tender.revision === 'number' ? tender.revision : 1}
      validUntil={dayFromStored(tender.validUntil)}
      isApproved={tender.isApproved === true}
      approvedBy={textOf((found as { name?: unknown } | null)?.name)}
      approvedAt={textOf(tender.approvedAt)}
      isInvoiced={tender.isInvoiced === true}
      invoiceNumber={textOf(tender.invoiceNumber)}
      invoicedAt={textOf(tender.invoicedAt)}
      reason={textOf(tender.reason)}
      today={await companyToday(payload)}
    />
  )
}
