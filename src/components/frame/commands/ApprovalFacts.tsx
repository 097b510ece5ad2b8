'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { paths } from '@/catalog/paths'
import { useWords } from '@/components/ui/useWords'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import type { Id } from '@/domain/shared/idOf'
import type { ApprovalSheet } from '@/present/tenders/approvalSheet'
import { Alert } from '../../ui/layout/Alert'
import { FactRows } from '../../ui/layout/FactRows'
import { Skeleton } from '../../ui/layout/Skeleton'
import { readApi } from '../../ui/requests/api'
import styles from './ApprovalFacts.module.css'
import { LastPriceText } from './LastPriceText'

/** Shortages as numbers, as in a refusal. */
type Known = Omit<ApprovalSheet, 'shortages'> & {
  shortages: { card: number; name: string; wanted: number; available: number }[]
}

/**
 * Data for the approval dialog, loaded when it opens.
 * @param tender null for other commands
 * @returns undefined while loading; null if it could not be loaded, which the dialog tolerates
 */
export const useApprovalSheet = (tender: Id | null): Known | null | undefined => {
  const [sheet, setSheet] = useState<Known | null>()
  useEffect(() => {
    if (tender === null) return
    const abort = new AbortController()
    readApi<ApprovalSheet>(`/api/tenders/${tender}/approval-sheet`, abort.signal)
      .then((found) =>
        setSheet({
          ...found,
          shortages: (found.shortages ?? []).map((one) => ({
            ...one,
            wanted: Number(one.wanted),
            available: Number(one.available),
          })),
        }),
      )
      .catch(() => abort.signal.aborted || setSheet(null))
    return () => abort.abort()
  }, [tender])
  return sheet
}

const Figures = ({ sheet }: { sheet: Known }) => {
  const { t, format } = useWords()
  const { currency, totalBase, totalLimit, discount, discountLimit, margin } = sheet
  const isForeign = currency !== null && currency !== BASE_CURRENCY
  const limit =
    discountLimit && t('approvals.sheet.discountLimit', { limit: format.percent(discountLimit) })
  const earned =
    margin &&
    currency &&
    [
      format.money(margin.amount, currency),
      ...(margin.percent === null ? [] : [format.percent(margin.percent)]),
    ].join(' · ')
  return (
    <FactRows
      rows={[
        [
          t('approvals.sheet.inLira'),
          isForeign && totalBase && <bdi dir="ltr">{format.money(totalBase, BASE_CURRENCY)}</bdi>,
        ],
        [
          t('approvals.sheet.totalLimit'),
          totalLimit && <bdi dir="ltr">{format.money(totalLimit, BASE_CURRENCY)}</bdi>,
        ],
        [
          t('approvals.sheet.discount'),
          (discount || limit) && (
            <>
              {discount && <bdi dir="ltr">{format.percent(discount)}</bdi>}
              {discount && limit && ' · '}
              {limit}
            </>
          ),
        ],
        [
          t('tenderItems.margin.short'),
          earned && <bdi dir="ltr">{earned}</bdi>,
          margin &&
            currency &&
            margin.unknown.lines > 0 &&
            t('tenderItems.margin.unknownLines', {
              n: margin.unknown.lines,
              amount: format.money(margin.unknown.base, currency),
            }),
        ],
      ]}
    />
  )
}

const Lines = ({ sheet: { lines, currency } }: { sheet: Known }) => {
  const { t, format } = useWords()
  if (!lines || lines.length === 0 || !currency) return null
  return (
    <section aria-label={t('approvals.sheet.lines')}>
      <h3 className={styles.heading}>{t('approvals.sheet.lines')}</h3>
      <ul className={styles.lines}>
        {lines.map(({ id, name, quantity, unitPrice, net, last }) => (
          <li key={id}>
            <div className={styles.line}>
              <bdi className={styles.name}>{name ?? '…'}</bdi>
              <bdi dir="ltr" className={styles.amount}>
                {format.money(net, currency)}
              </bdi>
            </div>
            <small className={styles.note}>
              <bdi dir="ltr">
                {format.quantity(quantity)} × {format.price(unitPrice, currency)}
              </bdi>
            </small>
            {last && (
              <small className={styles.note}>
                <LastPriceText price={last} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The facts above an approval's confirmation; space is reserved while loading. */
export const ApprovalFacts = ({ id, sheet }: { id: Id; sheet: Known | null | undefined }) => {
  const { t } = useWords()
  if (sheet === undefined) return <Skeleton height="180px" />
  if (sheet === null) return <Alert tone="warning">{t('approvals.sheet.failed')}</Alert>
  const { changed } = sheet
  return (
    <>
      <Figures sheet={sheet} />
      {changed?.sinceApproval && (
        <Alert tone="warning">
          {t('approvals.sheet.changedSinceApproval')}{' '}
          <Link
            className="text-link"
            href={`${paths.tenderCompare(Number(id))}?with=approval`}
            prefetch={false}
          >
            {t('compare.sinceApproval')}
          </Link>
        </Alert>
      )}
      {changed?.sinceSend && <Alert tone="warning">{t('approvals.sheet.changedSinceSend')}</Alert>}
      <Lines sheet={sheet} />
    </>
  )
}
