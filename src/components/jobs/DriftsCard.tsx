'use client'

import { IconChecklist, IconTool } from '@tabler/icons-react'
import { useState } from 'react'

import { Button } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import { EmptyState } from '../ui/layout/EmptyState'
import { useLastShown } from '../ui/overlay/useLastShown'
import { useLocale, useT } from '@/components/ui/useT'
import type { Drift } from '@/domain/jobs/sheet'
import { isRepairable } from '@/domain/stock/counting/counters'
import { createFormatters } from '@/i18n/format'
import type { JobsSheet } from './jobsSheet'
import { useJobCommand } from './useJobCommand'

type Props = Pick<JobsSheet, 'drifts' | 'commands' | 'timeZone'>

/** Counters that differ from the rows they count; each is repaired by a button. */
export const DriftsCard = ({ drifts, commands, timeZone }: Props) => {
  const t = useT()
  const format = createFormatters(useLocale())
  const { send } = useJobCommand()
  const [asked, setAsked] = useState<Drift | null>(null)
  const card = useLastShown(asked)?.card.name ?? ''

  return (
    <Card padded={false} title={t('jobs.drifts')}>
      {drifts.length === 0 ? (
        <EmptyState icon={<IconChecklist />} title={t('jobs.noDrifts')} />
      ) : (
        <p className="jobs__intro text-soft">{t('jobs.driftsText')}</p>
      )}
      <ul className="jobs">
        {drifts.map((drift) => (
          <li key={drift.id}>
            <div className="jobs__text">
              <span className="jobs__facts">
                <strong>
                  <bdi>{drift.card.name}</bdi>
                </strong>
                <span>{t(`jobs.counters.${drift.counter}`)}</span>
                {drift.tender && <bdi>{drift.tender.number ?? `#${drift.tender.id}`}</bdi>}
              </span>
              <p className="jobs__facts text-soft">
                <span>{t('jobs.found', { at: format.dateTime(drift.foundAt, timeZone) })}</span>
              </p>
            </div>
            <dl className="jobs__times">
              <div>
                <dt>{t('jobs.stored')}</dt>
                <dd>{format.quantity(drift.stored)}</dd>
              </div>
              <div>
                <dt>{t('jobs.counted')}</dt>
                <dd>{format.quantity(drift.counted)}</dd>
              </div>
            </dl>
            {isRepairable(drift.counter) ? (
              commands.includes('repair') && (
                <Button
                  icon={<IconTool aria-hidden="true" size={16} />}
                  size="small"
                  tone="secondary"
                  onClick={() => setAsked(drift)}
                >
                  {t('jobs.repair')}
                </Button>
              )
            ) : (
              <span className="text-soft">{t('jobs.byHand')}</span>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        confirmLabel={t('jobs.repair')}
        description={t('jobs.repairText')}
        open={asked !== null}
        title={t('jobs.repairTitle', { card })}
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          if (asked) return send('repair', { drift: asked.id }, t('jobs.repaired', { card }))
        }}
      />
    </Card>
  )
}
