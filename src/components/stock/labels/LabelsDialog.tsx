'use client'

import { IconRuler } from '@tabler/icons-react'
import { useId } from 'react'
import { Alert } from '../../ui/layout/Alert'
import { Button } from '../../ui/controls/Button'
import { Dialog } from '../../ui/overlay/Dialog'
import { Field } from '../../ui/inputs/Field'
import { NumberInput } from '../../ui/inputs/NumberInput'
import { Select } from '../../ui/inputs/Select'
import { Skeleton } from '../../ui/layout/Skeleton'
import { useT } from '@/components/ui/useT'
import { LABEL_FORMATS, MAX_LABELS } from '@/domain/stock/codes/labelFormats'
import { LabelRows } from './LabelRows'
import { useLabels } from './useLabels'
import './labels.css'

type Props = {
  /** Loaded when the dialog opens. */
  cards: () => Promise<readonly { id: number; name: string }[]>
  onClose: () => void
}

/** The dialog for label format and number; the server creates the PDF. */
export const LabelsDialog = ({ cards, onClose }: Props) => {
  const t = useT()
  const formId = useId()
  const labels = useLabels({ cards, onDone: onClose })
  const { plan, paper, offset, problems } = labels
  const left = plan ? plan.rows.filter(({ fit }) => typeof fit === 'string').length : 0
  const isNothing = plan !== null && plan.rows.length > 0 && left === plan.rows.length
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      busy={labels.isBusy}
      title={t('stockroom.labels.dialog', { n: plan?.rows.length ?? 0 })}
      error={labels.error}
      footer={
        <>
          {plan && (
            <p className="labels__total" role="status">
              {plan.isTooMany
                ? t('stockroom.labels.tooMany', { max: MAX_LABELS })
                : t('stockroom.labels.total', { labels: plan.labels, pages: plan.pages })}
            </p>
          )}
          <Button tone="secondary" disabled={labels.isBusy} onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={labels.isBusy} disabled={!labels.isReady}>
            {t('stockroom.labels.make')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="labels"
        onSubmit={(event) => {
          event.preventDefault()
          void labels.print()
        }}
      >
        <Field label={t('stockroom.labels.format')} hint={t('stockroom.labels.scaleHint')}>
          {(input) => (
            <Select
              {...input}
              value={paper}
              options={LABEL_FORMATS.map((format) => ({
                value: format,
                label: t(`stockroom.labels.formats.${format}`),
              }))}
              onChange={labels.changeFormat}
            />
          )}
        </Field>
        <div className="labels__numbers">
          <Field label={t('stockroom.labels.copies')} error={problems.copies}>
            {(input) => (
              <NumberInput
                {...input}
                inputMode="numeric"
                value={labels.copies}
                onChange={labels.setCopies}
              />
            )}
          </Field>
          {labels.hasStart && (
            <Field
              label={t('stockroom.labels.start')}
              hint={t('stockroom.labels.startHint')}
              error={problems.start}
            >
              {(input) => (
                <NumberInput
                  {...input}
                  inputMode="numeric"
                  value={labels.start}
                  onChange={labels.setStart}
                />
              )}
            </Field>
          )}
          {(['x', 'y'] as const).map((axis) => (
            <Field
              key={axis}
              label={t(axis === 'x' ? 'stockroom.labels.offsetX' : 'stockroom.labels.offsetY')}
              hint={axis === 'x' ? t('stockroom.labels.offsetHint') : undefined}
              error={problems[axis]}
            >
              {(input) => (
                <NumberInput
                  {...input}
                  inputMode="text"
                  value={offset[axis]}
                  onChange={(text) => labels.changeOffset({ [axis]: text })}
                />
              )}
            </Field>
          ))}
        </div>
        <div className="labels__test">
          <Button
            icon={<IconRuler aria-hidden="true" size={18} />}
            size="small"
            tone="secondary"
            disabled={!labels.canTest}
            onClick={() => void labels.test()}
          >
            {t('stockroom.labels.test')}
          </Button>
          <p>{t('stockroom.labels.testHint')}</p>
        </div>
        {isNothing ? (
          <Alert tone="error">{t('stockroom.labels.nothingFits')}</Alert>
        ) : (
          left > 0 && <Alert tone="warning">{t('stockroom.labels.leftOut', { n: left })}</Alert>
        )}
        {plan ? (
          <LabelRows rows={plan.rows} copiesTextOf={labels.copiesTextOf} onCopies={labels.setOwn} />
        ) : (
          !labels.error && <Skeleton height="3em" />
        )}
      </form>
    </Dialog>
  )
}
