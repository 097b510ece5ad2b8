'use client'
import type { ImportProgress } from '@/domain/imports/importReadings'

import { Alert } from '../ui/layout/Alert'
import { useT } from '@/components/ui/useT'

/** What became of the rows, in sentences. */
export const ImportOutcome = ({
  progress: { status, done, undone, left },
}: {
  progress: ImportProgress
}) => {
  const t = useT()
  if (status === 'done')
    return <Alert tone="success">{t('importing.done.text', { n: done })}</Alert>
  return (
    <Alert tone={left > 0 ? 'warning' : 'success'}>
      {t('importing.done.undone', { n: undone })}
      {left > 0 && ` ${t('importing.done.left', { n: left })}`}
    </Alert>
  )
}
