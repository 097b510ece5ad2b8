'use client'

import { IconUpload } from '@tabler/icons-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { paths } from '@/catalog/paths'
import { ExportButton } from '@/components/list/ExportButton'
import { Alert } from '../ui/layout/Alert'
import { Button } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { classNames } from '@/components/ui/classNames'
import { Field } from '../ui/inputs/Field'
import { PageHeader } from '../ui/layout/PageHeader'
import { Select, type SelectOption } from '../ui/inputs/Select'
import { sendFile } from '../ui/requests/sendFile'
import { useFileDrop } from '../ui/inputs/useFileDrop'
import { useWords } from '@/components/ui/useWords'
import { MAX_FILE_MB } from '@/domain/files/fileTypes'
import { MAX_COLUMNS, MAX_ROWS } from '@/domain/imports/imports'
import { ImportSteps } from './ImportSteps'
import './imports.css'

const TYPES = '.csv,.txt,.tsv,.xlsx,text/csv'

type Props = { targets: readonly SelectOption[]; first: string }

/** The first step: the collection, and the file. */
export const NewImport = ({ targets, first }: Props) => {
  const { t, format } = useWords()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [target, setTarget] = useState(first)
  const [sent, setSent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const isBusy = sent !== null

  const take = async ([file]: readonly File[]) => {
    if (!file || isBusy) return
    setError(null)
    setSent(0)
    const form = new FormData()
    form.set('target', target)
    form.set('file', file)
    const outcome = await sendFile<{ import: { id: number } }>('/api/imports/upload', form, {
      onProgress: setSent,
    })
    if (outcome.ok) return router.push(paths.importView(outcome.data.import.id))
    setSent(null)
    setError(outcome.message ?? t('common.connectionFailed'))
  }
  const { isOver, handlers } = useFileDrop({ isOn: !isBusy, onFiles: (files) => void take(files) })

  return (
    <main className="ui-page imports">
      <PageHeader
        breadcrumbs={[
          { label: t('imports.plural'), href: paths.imports() },
          { label: t('imports.new') },
        ]}
        title={t('imports.new')}
      />
      <ImportSteps at="file" />
      <Card>
        <div className="imports__new">
          <Field label={t('importing.file.target')}>
            {(field) => (
              <Select
                {...field}
                disabled={isBusy}
                options={targets}
                value={target}
                onChange={setTarget}
              />
            )}
          </Field>
          {error && <Alert tone="error">{error}</Alert>}
          <div
            className={classNames('imports__drop', isOver && 'imports__drop--over')}
            {...handlers}
          >
            <IconUpload aria-hidden="true" size={32} stroke={1.5} />
            <p>{t('importing.file.drop')}</p>
            <Button busy={isBusy} onClick={() => input.current?.click()}>
              {t('importing.file.choose')}
            </Button>
            <p className="ui-field__hint">
              {t('importing.file.limits', {
                size: MAX_FILE_MB,
                rows: format.count(MAX_ROWS),
                columns: MAX_COLUMNS,
              })}
            </p>
            <p aria-live="polite" className="imports__sent">
              {sent !== null &&
                (sent < 1
                  ? t('importing.file.sending', { part: Math.floor(sent * 100) })
                  : t('importing.file.reading'))}
            </p>
            <input
              ref={input}
              hidden
              accept={TYPES}
              aria-label={t('importing.file.choose')}
              type="file"
              onChange={(event) => {
                void take([...(event.currentTarget.files ?? [])])
                // Allows selecting the same file again after correcting it.
                event.currentTarget.value = ''
              }}
            />
          </div>
          <div className="imports__template">
            <p>{t('importing.file.templateText')}</p>
            <ExportButton
              address={`/api/imports/template?target=${target}`}
              label={t('importing.file.template')}
            />
          </div>
        </div>
      </Card>
    </main>
  )
}
