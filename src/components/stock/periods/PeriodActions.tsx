'use client'

import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useState } from 'react'

import { Button } from '../../ui/controls/Button'
import { useT } from '@/components/ui/useT'
import type { ClosingKind } from '@/domain/stock/closedPeriods'

import { PeriodDialog } from './PeriodDialog'
import type { PeriodSheet } from './periodSheet'

/** Buttons to close and reopen, for users who may. */
export const PeriodActions = ({ sheet }: { sheet: Omit<PeriodSheet, 'rows'> }) => {
  const { closedUntil, today, mayClose, mayReopen } = sheet
  const t = useT()
  const [asked, setAsked] = useState<ClosingKind | null>(null)
  // Each opening resets the dialog.
  const [turn, setTurn] = useState(0)
  const ask = (kind: ClosingKind) => {
    setTurn((before) => before + 1)
    setAsked(kind)
  }
  return (
    <>
      {mayReopen && closedUntil !== null && (
        <Button
          icon={<IconLockOpen aria-hidden="true" size={18} />}
          tone="secondary"
          onClick={() => ask('reopen')}
        >
          {t('stockClosings.commands.reopen')}
        </Button>
      )}
      {mayClose && (
        <Button icon={<IconLock aria-hidden="true" size={18} />} onClick={() => ask('close')}>
          {t('stockClosings.commands.close')}
        </Button>
      )}
      {(['close', 'reopen'] as const).map((kind) => (
        <PeriodDialog
          key={`${kind} ${turn}`}
          closedUntil={closedUntil}
          kind={kind}
          open={asked === kind}
          today={today}
          onClose={() => setAsked(null)}
        />
      ))}
    </>
  )
}
