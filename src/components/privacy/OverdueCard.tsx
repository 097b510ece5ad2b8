'use client'

import { IconClockX, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'

import { MAX_REASON_LENGTH } from '@/catalog/commands/bodies/wordFields'
import { useWords } from '@/components/ui/useWords'
import type { HitGroup } from '@/present/privacy/hits'
import { Button } from '../ui/controls/Button'
import { Field } from '../ui/inputs/Field'
import { TextArea } from '../ui/inputs/TextInput'
import { Card } from '../ui/layout/Card'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import { useNotify } from '../ui/requests/useNotify'
import { Hits, tickedRowsOf } from './Hits'
import styles from './PersonSearch.module.css'
import { sendPrivacy } from './sendPrivacy'

/** Data past its retention period: reviewed, ticked, and erased with a reason. */
export const OverdueCard = () => {
  const { t } = useWords()
  const { notifySuccess, notifyFailure } = useNotify()
  const [groups, setGroups] = useState<HitGroup[] | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()

  const look = async () => {
    setBusy(true)
    const outcome = await sendPrivacy<{ groups: HitGroup[] }>('overdue', {})
    setBusy(false)
    if (!outcome.ok) return notifyFailure(outcome.message ?? t('common.connectionFailed'))
    setGroups(outcome.data.groups)
    setTicked(new Set())
  }
  const ask = () => {
    setProblem(undefined)
    setReason(t('privacy.overdue.over'))
    setAsking(true)
  }
  const erase = async () => {
    const body = { rows: tickedRowsOf(groups ?? [], ticked), reason }
    const outcome = await sendPrivacy<{ rows: number }>('eraseOverdue', body)
    setProblem(outcome.ok ? undefined : outcome.fields.reason)
    if (!outcome.ok) return outcome.message ?? t('common.connectionFailed')
    notifySuccess(t('privacy.erase.done', { n: outcome.data.rows }))
    await look()
  }
  return (
    <>
      <Card
        actions={
          <Button
            busy={isBusy}
            icon={<IconClockX aria-hidden="true" size={18} />}
            size="small"
            tone="secondary"
            onClick={() => void look()}
          >
            {t('privacy.overdue.look')}
          </Button>
        }
        title={t('privacy.overdue.title')}
      >
        <p className="text-soft" aria-live="polite">
          {groups?.length === 0 ? t('privacy.overdue.none') : t('privacy.overdue.text')}
        </p>
      </Card>
      {groups && groups.length > 0 && (
        <section aria-label={t('privacy.overdue.title')} className={styles.hits}>
          <div className={styles.bar}>
            <p aria-live="polite">{t('privacy.overdue.ticked', { n: ticked.size })}</p>
            <Button
              disabled={ticked.size === 0 || isBusy}
              icon={<IconEraser aria-hidden="true" size={18} />}
              size="small"
              tone="secondary"
              onClick={ask}
            >
              {t('privacy.overdue.go')}
            </Button>
          </div>
          {groups.map((group) => (
            <Hits group={group} key={group.table} onTick={setTicked} ticked={ticked} />
          ))}
        </section>
      )}
      <ConfirmDialog
        confirmLabel={t('privacy.erase.confirm')}
        description={t('privacy.overdue.confirmText', { n: ticked.size })}
        destructive
        onClose={() => setAsking(false)}
        onConfirm={erase}
        open={isAsking}
        title={t('privacy.overdue.confirmTitle')}
      >
        <Field required error={problem} label={t('privacy.erase.reason')}>
          {(input) => (
            <TextArea
              {...input}
              maxLength={MAX_REASON_LENGTH}
              rows={2}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
    </>
  )
}
