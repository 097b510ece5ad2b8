'use client'

import { useId, useState } from 'react'
import { MAX_REASON_LENGTH } from '@/catalog/commands/fields'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Field } from '../ui/Field'
import { TextArea } from '../ui/TextInput'
import { useT } from '../ui/useT'
import type { BulkAction } from './bulkActions'
import { BulkOutcome } from './BulkOutcome'
import type { BulkTarget } from './runBulk'
import { useBulkRun } from './useBulkRun'

type Props = {
  action: BulkAction
  count: number
  /** Names to show; empty when all matching rows are meant. */
  names: readonly string[]
  targets: () => Promise<readonly BulkTarget[]>
  api: string
  onClose: () => void
}

const SHOWN_NAMES = 5

/** Confirms a bulk action, shows its progress, and lists the outcome of each row. */
export const BulkDialog = ({ action, count, names, targets, api, onClose }: Props) => {
  const t = useT()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { run, stop, progress, result } = useBulkRun({ action, api, targets, onClose })
  const isDelete = action.method === 'DELETE'
  const title = isDelete
    ? t('list.deleteMany', { n: count })
    : `${action.label}: ${t('list.count', { n: count })}`

  const start = () => {
    if (progress) return
    if (action.asksReason && reason.trim() === '') return setError(t('refusals.reasonMissing'))
    setError(null)
    void run({ ...action.body, ...(action.asksReason && { reason: reason.trim() }) })
  }
  const footer = result ? (
    <Button onClick={onClose}>{t('actions.close')}</Button>
  ) : progress ? (
    <Button tone="secondary" onClick={stop}>
      {t('list.stop')}
    </Button>
  ) : (
    <>
      <Button tone="secondary" onClick={onClose}>
        {t('actions.cancel')}
      </Button>
      <Button type="submit" form={formId} tone={action.isDanger ? 'danger' : 'primary'}>
        {action.label}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={isDelete && !progress && !result ? t('list.deleteText') : undefined}
      destructive={action.isDanger}
      busy={Boolean(progress) && !result}
      error={error}
      size={result ? 'medium' : 'small'}
      footer={footer}
    >
      {progress || result ? (
        <BulkOutcome progress={progress} result={result} />
      ) : (
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault()
            start()
          }}
        >
          <ul className="list-bulk__names">
            {names.slice(0, SHOWN_NAMES).map((name, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {names.length > SHOWN_NAMES && <li aria-hidden="true">…</li>}
          </ul>
          {action.asksReason && (
            <Field label={t('tenders.dialogs.reason')} required>
              {(input) => (
                <TextArea
                  {...input}
                  autoFocus
                  maxLength={MAX_REASON_LENGTH}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          )}
        </form>
      )}
    </Dialog>
  )
}
