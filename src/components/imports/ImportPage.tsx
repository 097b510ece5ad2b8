'use client'

import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { paths } from '@/catalog/paths'
import { Alert } from '../ui/layout/Alert'
import { Button, ButtonLink } from '../ui/controls/Button'
import { Chip } from '../ui/layout/Chip'
import { FileName } from '../ui/layout/FileName'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog'
import { PageHeader } from '../ui/layout/PageHeader'
import { useNotify } from '../ui/requests/useNotify'
import { useWords } from '@/components/ui/useWords'
import type { ImportStatus } from '@/domain/imports/imports'
import { CommitBar } from './CommitBar'
import type { ImportData } from '@/present/imports/importData'
import { ImportRows } from './ImportRows'
import { ImportSteps, type ImportStepName } from './ImportSteps'
import { IMPORT_TONES } from './importTones'
import { MapColumns } from './MapColumns'
import { useImport } from './useImport'
import './imports.css'
import type { ImportProgress as Progress } from '@/domain/imports/importReadings'
import { Card } from '@/components/ui/layout/Card'
import type { ImportProgress } from '@/domain/imports/importReadings'
import { useT } from '@/components/ui/useT'

/** The results of the rows, in sentences. */
const ImportOutcome = ({
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

const STEPS: Readonly<Record<ImportStatus, ImportStepName>> = {
  mapping: 'columns',
  checking: 'check',
  checked: 'check',
  importing: 'result',
  done: 'result',
  undoing: 'result',
  undone: 'result',
  stopped: 'check',
}

/** Announced in steps of a tenth: more often would be too much. */
const TENTHS = 10

/** The completed share of the current step. */
const workOf = ({ status, total, checked, ready, done, undone, left }: Progress) => {
  if (status === 'checking') return { n: checked, of: total }
  if (status === 'importing') return { n: done, of: done + ready }
  return { n: undone + left, of: undone + left + done }
}

/** A progress bar while a job checks, imports or undoes rows. */
const ImportProgress = ({ progress }: { progress: Progress }) => {
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

/** The page of an import: each state has its own content. */
export const ImportPage = ({ data }: { data: ImportData }) => {
  const { t, format } = useWords()
  const router = useRouter()
  const { notifySuccess } = useNotify()
  const work = useImport(data.id, data.progress)
  const [asks, setAsks] = useState<'discard' | 'undo' | null>(null)
  const [isMapping, setMapping] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const { progress, isBusy } = work
  const { status, total, done } = progress
  const { sheet } = data
  const isOwn = sheet !== undefined
  const isUntouched = done + progress.undone + progress.left === 0
  const mayDiscard = isOwn && isUntouched && !['importing', 'undoing'].includes(status)
  const mayUndo = isOwn && done + progress.left > 0 && ['done', 'stopped'].includes(status)
  const maps = isOwn && (status === 'mapping' || (isMapping && isUntouched && !isBusy))

  // The focused element may be unmounted with the previous step.
  const before = useRef(status)
  useEffect(() => {
    const hasMoved = before.current !== status
    before.current = status
    if (hasMoved && document.activeElement === document.body) stage.current?.focus()
  }, [status])

  const discard = async () => {
    const outcome = await work.give('discard')
    if (!outcome.ok && outcome.status !== 404) return work.failure(outcome)
    notifySuccess(t('importing.discard.done'))
    router.push(paths.imports())
  }

  return (
    <main className="ui-page imports">
      <PageHeader
        actions={
          <>
            {mayDiscard && (
              <Button
                icon={<IconTrash aria-hidden="true" size={18} />}
                tone="ghost"
                onClick={() => setAsks('discard')}
              >
                {t('importing.discard.do')}
              </Button>
            )}
            {mayUndo && (
              <Button
                icon={<IconArrowBackUp aria-hidden="true" className="mirrored" size={18} />}
                tone="secondary"
                onClick={() => setAsks('undo')}
              >
                {t('importing.done.undo')}
              </Button>
            )}
            {data.listHref && status === 'done' && (
              <ButtonLink href={data.listHref}>{t('importing.done.list')}</ButtonLink>
            )}
          </>
        }
        breadcrumbs={[
          { label: t('imports.plural'), href: paths.imports() },
          { label: data.fileName },
        ]}
        chips={<Chip tone={IMPORT_TONES[status]}>{t(`imports.statuses.${status}`)}</Chip>}
        description={`${data.targetName} · ${t('imports.fields.total')}: ${format.count(total)}`}
        title={<FileName name={data.fileName} />}
      />
      <div ref={stage} className="imports__stage" tabIndex={-1}>
        <ImportSteps at={maps ? 'columns' : STEPS[status]} />
      </div>
      {!isOwn && <Alert>{t('importing.others', { name: data.importer })}</Alert>}
      {progress.reason && (
        <Alert tone="warning">
          {status === 'stopped'
            ? t('importing.stopped', { reason: progress.reason.message })
            : progress.reason.message}
        </Alert>
      )}
      {isBusy && <ImportProgress progress={progress} />}
      {(status === 'done' || status === 'undone') && <ImportOutcome progress={progress} />}
      {maps && <MapColumns sheet={sheet} work={work} onChecked={() => setMapping(false)} />}
      {!maps && !isBusy && status !== 'mapping' && (
        <>
          <ImportRows key={status} data={data} work={work} />
          {isOwn && status !== 'undone' && (
            <CommitBar
              data={data}
              work={work}
              onMap={isUntouched ? () => setMapping(true) : undefined}
            />
          )}
        </>
      )}
      <ConfirmDialog
        destructive
        confirmLabel={t('importing.discard.yes')}
        description={t('importing.discard.text')}
        open={asks === 'discard'}
        title={t('importing.discard.title')}
        onClose={() => setAsks(null)}
        onConfirm={discard}
      />
      <ConfirmDialog
        destructive
        confirmLabel={t('importing.done.undo')}
        description={t('importing.done.undoText')}
        open={asks === 'undo'}
        title={t('importing.done.undoTitle')}
        onClose={() => setAsks(null)}
        onConfirm={async () => work.failure(await work.give('undo'))}
      />
    </main>
  )
}
