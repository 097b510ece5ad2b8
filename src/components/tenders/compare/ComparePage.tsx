'use client'

import Link from 'next/link'
import { IconFileOff, IconGitCompare } from '@tabler/icons-react'

import { TENDER_TONES } from '@/catalog/tenderTones'
import { paths } from '@/catalog/paths'
import { ButtonLink } from '../../ui/controls/Button'
import { Card } from '../../ui/layout/Card'
import { Chip } from '../../ui/layout/Chip'
import { EmptyState } from '../../ui/layout/EmptyState'
import { PageHeader } from '../../ui/layout/PageHeader'
import { useTimeZone } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import type { Id } from '@/domain/shared/idOf'
import type { TenderStatus } from '@/domain/tenders/status'
import './compare.css'
import { DifferingRows } from './DifferingRows'
import { LineChanges } from './LineChanges'
import type { ShownComparison } from '@/present/tenders/shownComparison'

type Side = { id: number; name: string; status: TenderStatus; approvedAt: string | null }

type Props = {
  id: Id
  /** A comparison shows all fields of a tender, so it needs the right to all of them. */
  mayRead: boolean
  others: readonly { id: number; name: string }[]
  hasApproval: boolean
  /** The earlier one first; null where there is nothing to compare with. */
  sides: { before: Side; after: Side } | null
  comparison: ShownComparison | null
}

const SideHead = ({ side }: { side: Side }) => {
  const { t, format } = useWords()
  const timeZone = useTimeZone()
  return (
    <div className="compare__side">
      <Link href={paths.tenderShow(side.id)} prefetch={false}>
        <bdi dir="auto">{side.name}</bdi>
      </Link>
      {side.approvedAt ? (
        <Chip tone="success">
          {t('compare.approvedAt', { at: format.dateTime(side.approvedAt, timeZone) })}
        </Chip>
      ) : (
        <Chip tone={TENDER_TONES[side.status]}>{t(`tenders.statuses.${side.status}`)}</Chip>
      )}
    </div>
  )
}

/** Compares two revisions of a tender, or a tender with its approved version. */
export const ComparePage = (props: Props) => {
  const { id, mayRead, others, hasApproval, sides, comparison } = props
  const { t } = useWords()
  if (!mayRead)
    return (
      <div className="ui-page">
        <EmptyState
          icon={<IconFileOff size={40} />}
          title={t('printing.partlyReadable')}
          text={t('printing.partlyReadableText')}
        />
      </div>
    )
  const shown = [sides?.before, sides?.after]
  return (
    <div className="ui-page">
      <PageHeader
        title={t('compare.title')}
        breadcrumbs={[
          { label: t('tenders.plural'), href: paths.tenders() },
          { label: t('compare.title') },
        ]}
        actions={
          <ButtonLink href={paths.tenderEdit(id)} tone="secondary">
            {t('printing.back')}
          </ButtonLink>
        }
      />
      {(others.length > 1 || (others.length > 0 && hasApproval)) && (
        <nav aria-label={t('compare.with')} className="compare__others">
          {others.map((other) => (
            <ButtonLink
              key={other.id}
              aria-current={shown.some((side) => side?.id === other.id) ? 'page' : undefined}
              href={`${paths.tenderCompare(id)}?with=${other.id}`}
              tone={shown.some((side) => side?.id === other.id) ? 'secondary' : 'ghost'}
            >
              <bdi dir="ltr">{other.name}</bdi>
            </ButtonLink>
          ))}
          {hasApproval && (
            <ButtonLink
              aria-current={sides?.before.approvedAt ? 'page' : undefined}
              href={`${paths.tenderCompare(id)}?with=approval`}
              tone={sides?.before.approvedAt ? 'secondary' : 'ghost'}
            >
              {t('compare.lastApproval')}
            </ButtonLink>
          )}
        </nav>
      )}
      {!sides || !comparison ? (
        <EmptyState
          icon={<IconGitCompare size={40} />}
          title={t('compare.nothing')}
          text={t('compare.nothingText')}
        />
      ) : (
        <div className="compare">
          <Card>
            <div className="compare__sides">
              <SideHead side={sides.before} />
              <span aria-hidden="true" className="compare__arrow mirrored">
                →
              </span>
              <SideHead side={sides.after} />
            </div>
          </Card>
          {comparison.isSame ? (
            <EmptyState
              icon={<IconGitCompare size={40} />}
              title={t('compare.same')}
              text={t('compare.sameText')}
            />
          ) : (
            <>
              <DifferingRows caption={t('compare.totals')} rows={comparison.totals} isFigures />
              <LineChanges lines={comparison.lines} />
              <DifferingRows caption={t('compare.terms')} rows={comparison.fields} />
              {comparison.instalments && (
                <DifferingRows
                  caption={t('tenders.fields.paymentInstallments')}
                  rows={[
                    {
                      label: t('tenders.fields.paymentInstallments'),
                      before: comparison.instalments.before.join('\n'),
                      after: comparison.instalments.after.join('\n'),
                    },
                  ]}
                />
              )}
            </>
          )}
        </div>
      )}
    </div>
  )
}
