'use client'

import { useState } from 'react'

import { MAX_REASON_LENGTH } from '@/catalog/commands/bodies/wordFields'
import type { Ticked } from '@/catalog/commands/privacy'
import { useWords } from '@/components/ui/useWords'
import type { TypedPerson } from '@/domain/privacy/person'
import type { ErasureLine, ErasurePreview } from '@/present/privacy/erasure'
import { namesText } from '@/present/privacy/register'
import { Field } from '../ui/inputs/Field'
import { TextArea } from '../ui/inputs/TextInput'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import { useNotify } from '../ui/requests/useNotify'
import styles from './PersonSearch.module.css'
import { sendPrivacy } from './sendPrivacy'

/** The rows to erase, and the preview. */
export type Erasing = {
  person: Record<keyof TypedPerson, string>
  rows: readonly Ticked[]
  preview: ErasurePreview
  /** The person's request for the erasure. */
  request: number | null
}

const Line = ({ line }: { line: ErasureLine }) => {
  const { t, locale } = useWords()
  const { name, effect, because, columns, rows } = line
  const what = t(`privacy.erase.effects.${effect}`)
  return (
    <li>
      <p>
        <strong>{name}</strong>{' '}
        <span className="text-soft">{t('privacy.erase.rows', { n: rows })}</span>
      </p>
      <p>
        {because ? `${what}: ${t(`privacy.erase.kept.${because}`)}` : what}
        <br />
        <span className="text-soft">{namesText(columns, locale)}</span>
      </p>
    </li>
  )
}

type Props = { erasing: Erasing | null; onClose: () => void; onErased: () => void }

/** Preview of an erasure of the ticked rows, with its reason; confirming erases them. */
export const EraseDialog = ({ erasing, onClose, onErased }: Props) => {
  const { t } = useWords()
  const { notifySuccess } = useNotify()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const lines = erasing?.preview.lines ?? []
  const isNothing = lines.every(({ effect }) => effect === 'keep')

  const erase = async (): Promise<string | void> => {
    if (!erasing) return
    const { person, rows, preview, request } = erasing
    const body = { ...person, rows, seen: preview.seen, reason, request }
    const outcome = await sendPrivacy<{ rows: number }>('erase', body)
    setProblem(outcome.ok ? undefined : outcome.fields.reason)
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    notifySuccess(t('privacy.erase.done', { n: outcome.data.rows }))
    setReason('')
    onErased()
  }
  return (
    <ConfirmDialog
      blockedReason={isNothing ? t('privacy.erase.nothing') : undefined}
      confirmLabel={t('privacy.erase.confirm')}
      description={t('privacy.erase.text')}
      destructive
      onClose={onClose}
      onConfirm={erase}
      open={erasing !== null}
      title={t('privacy.erase.title')}
    >
      <ul aria-label={t('privacy.erase.lines')} className={styles.lines}>
        {lines.map((line) => (
          <Line key={[line.table, line.effect, line.because].join(' ')} line={line} />
        ))}
      </ul>
      {!isNothing && (
        <Field
          error={problem}
          hint={t('privacy.erase.reasonHint')}
          label={t('privacy.erase.reason')}
          required
        >
          {(input) => (
            <TextArea
              {...input}
              maxLength={MAX_REASON_LENGTH}
              onChange={({ target }) => setReason(target.value)}
              rows={2}
              value={reason}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
