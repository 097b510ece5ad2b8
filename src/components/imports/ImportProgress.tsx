'use client'
import type { ImportProgress as Progress } from '@/domain/imports/importReadings'

import { Card } from '../ui/layout/Card'
import { useWords } from '@/components/ui/useWords'

/** Said aloud in tenths: more often nobody could follow. */
const TENTHS = 10

/** How much of the work under way is done. */
const workOf = ({ status, total, checked, ready, done, undone, left }: Progress) => {
  if (status === 'checking') return { n: checked, of: total }
  if (status === 'importing') return { n: done, of: done + ready }
  return { n: undone + left, of: undone + left + done }
}

/** A bar that fills while a job checks, imports or takes back rows. */
export const ImportProgress = ({ progress }: { progress: Progress }) => {
  const { t, format } = useWords()
  const status = progress.status as 'checking' | 'importing' | 'undoing'
  const { n, of } = workOf(progress)
  const text = t(`importing.progress.${status}`, { n, total: of })
  const tenth = of === 0 ? 0 : Math.floor((n / of) * TENTHS)
  return (
    <Card>
      <div className="imports__progress">
        <progress aria-label={text} max={of || 1} value={n} />
        <p>{text}</p>
        <p aria-live="polite" className="visually-hidden">
          {t(`imports.statuses.${status}`)} {format.percent(tenth * TENTHS)}
        </p>
        <p className="text-soft">{t('importing.progress.leave')}</p>
      </div>
    </Card>
  )
}
