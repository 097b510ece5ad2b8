'use client'

import { IconCloudOff, IconX } from '@tabler/icons-react'

import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'
import type { WaitingEntry } from './entryQueue'

type Props = {
  waiting: readonly WaitingEntry[]
  isStuck: boolean
  onRetry: () => void
  onDismiss: (key: string) => void
}

/** Entries that are unsent or were refused: nothing is lost silently. */
export const WaitingEntries = ({ waiting, isStuck, onRetry, onDismiss }: Props) => {
  const t = useT()
  const refused = waiting.filter(({ refusal }) => refusal !== undefined)
  const open = waiting.length - refused.length
  return (
    <div aria-live="polite" className="count-waiting">
      {isStuck && open > 0 && (
        <div className="count-waiting__row count-waiting__row--stuck">
          <IconCloudOff aria-hidden="true" size={20} />
          <span className="count-waiting__text">
            <strong>{t('stockCounts.entry.waiting', { n: open })}</strong>
            <span>{t('stockCounts.entry.failed')}</span>
          </span>
          <Button size="small" tone="secondary" onClick={onRetry}>
            {t('stockCounts.entry.retry')}
          </Button>
        </div>
      )}
      {refused.map(({ key, label, quantity, refusal }) => (
        <div key={key} className="count-waiting__row count-waiting__row--refused" role="alert">
          <span className="count-waiting__text">
            <strong>
              {t('stockCounts.entry.refused')}: <bdi>{label}</bdi>
              {quantity !== null && (
                <>
                  {' '}
                  <bdi dir="ltr">× {quantity}</bdi>
                </>
              )}
            </strong>
            <span>{refusal}</span>
          </span>
          <IconButton
            icon={<IconX aria-hidden="true" size={18} />}
            label={t('stockCounts.entry.dismiss')}
            onClick={() => onDismiss(key)}
          />
        </div>
      ))}
    </div>
  )
}
