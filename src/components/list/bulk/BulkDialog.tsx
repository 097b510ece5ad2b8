'use client'

import { useId } from 'react'
import { NO_BODY, bulkBodyOf } from '@/catalog/commands/bodies/body'
import { commandOf } from '@/catalog/commands/registry'
import { CommandFields } from '../../frame/commands/CommandFields'
import { usePeople } from '../../frame/commands/inputs/usePeople'
import { useAnswers } from '../../frame/commands/useAnswers'
import { Button } from '../../ui/controls/Button'
import { deletedText } from '../../ui/requests/deletedText'
import { Dialog } from '../../ui/overlay/Dialog'
import { useT } from '../../ui/useT'
import type { BulkAction } from '@/present/list/bulkActions'
import { BulkOutcome } from './BulkOutcome'
import { useList } from '../listContext'
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

/** Fields that are entered once and sent with each row. */
const askedBy = ({ key, commandOf: slug }: BulkAction) =>
  slug ? bulkBodyOf(commandOf(slug, key as never).body) : NO_BODY

/** Confirms a bulk action, shows its progress, and lists the outcome of each row. */
export const BulkDialog = ({ action, count, names, targets, api, onClose }: Props) => {
  const t = useT()
  const { slug } = useList()
  const formId = useId()
  const asked = askedBy(action)
  const { answers, errors, change, read } = useAnswers(asked)
  const people = usePeople({ slug, id: null, asked })
  const { run, stop, progress, result, close } = useBulkRun({ action, api, targets, onClose })
  const isDelete = action.method === 'DELETE'
  const title = isDelete
    ? t('list.deleteMany', { n: count })
    : `${action.label}: ${t('list.count', { n: count })}`

  const start = () => {
    if (progress) return
    const body = read()
    if (body) void run({ ...action.body, ...body })
  }
  const footer = result ? (
    <Button onClick={close}>{t('actions.close')}</Button>
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
      onClose={close}
      title={title}
      description={isDelete && !progress && !result ? deletedText(slug, t) : undefined}
      destructive={action.isDanger}
      busy={Boolean(progress) && !result}
      error={Object.values(errors).some(Boolean) ? t('refusals.invalidInput') : null}
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
          <CommandFields
            asked={asked}
            answers={answers}
            errors={errors}
            subject={null}
            people={people}
            onChange={change}
          />
        </form>
      )}
    </Dialog>
  )
}
