'use client'

import { Alert } from '../../ui/layout/Alert'
import { useT } from '../../ui/useT'
import type { BulkResult } from './runBulk'

export type BulkProgress = { done: number; total: number }

/** The progress of a bulk action; then its outcome, with the reason for every failed row. */
export const BulkOutcome = ({
  progress,
  result,
}: {
  progress: BulkProgress | null
  result: BulkResult | null
}) => {
  const t = useT()
  if (!result && progress) {
    const text = t('list.bulkProgress', progress)
    return (
      <div className="list-bulk__progress">
        <progress value={progress.done} max={progress.total || 1} aria-label={text} />
        <p role="status">{text}</p>
      </div>
    )
  }
  if (!result) return null
  const { done, failed, untouched } = result
  return (
    <>
      <Alert tone={failed.length > 0 ? 'warning' : 'info'}>
        {t('list.partialResult', { done: done.length, failed: failed.length })}
        {untouched.length > 0 && <> · {t('list.bulkNotReached', { n: untouched.length })}</>}
      </Alert>
      {failed.length > 0 && (
        <ul aria-label={t('list.bulkFailed')} className="list-bulk__failures">
          {failed.map(({ id, name, reason }) => (
            <li key={id}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>{reason || t('common.failure')}</span>
            </li>
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <details className="list-bulk__succeeded">
          <summary>{t('list.bulkDone', { n: done.length })}</summary>
          <ul>
            {done.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
