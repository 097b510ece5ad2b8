'use client'

import { useRef, useState } from 'react'
import { Alert } from '../ui/layout/Alert'
import { Button } from '../ui/controls/Button'
import { Card } from '../ui/layout/Card'
import { Field } from '../ui/inputs/Field'
import { Select } from '../ui/inputs/Select'
import { SwitchRow } from '../ui/inputs/SwitchRow'
import { useWords } from '@/components/ui/useWords'
import { IMPORT_MODES } from '@/domain/imports/imports'
import type { ImportSheet } from '@/domain/imports/importReadings'
import { ColumnRow } from './ColumnRow'
import { bodyOf, firstChosen, withField, type Chosen } from './mapping'
import type { ImportWork } from './useImport'

type Props = { sheet: ImportSheet; work: ImportWork; onChecked: () => void }

/** Errors of the check, by their subject. */
type Problems = { text: string; styles: readonly number[] }

/** The second step: mapping columns to fields, and the import mode. */
export const MapColumns = ({ sheet, work, onChecked }: Props) => {
  const { t } = useWords()
  const alert = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(() => firstChosen(sheet))
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems | null>(null)
  const { columns, fields, keys, alwaysWhole, hasRows } = sheet
  const labelOf = (field: string) => fields.find((one) => one.field === field)?.label ?? field
  const headOf = (index: number) =>
    columns.find((one) => one.index === index)?.header ||
    t('importing.columns.unnamed', { n: index + 1 })
  const set = (changed: Partial<Chosen>) => setChosen((before) => ({ ...before, ...changed }))

  /** The errors of the mapping, as sentences about columns and fields. */
  const problemsOf = (refused: Readonly<Record<string, string>>, message: string): Problems => {
    const at = (start: string) =>
      Object.keys(refused).flatMap((path) =>
        path.startsWith(`${start}.`) ? [path.slice(start.length + 1)] : [],
      )
    const isFilled = (field: string) => Object.values(chosen.fields).includes(field)
    const [missing, refusedFields] = [
      at('mapping').filter((field) => !isFilled(field)),
      at('mapping').filter(isFilled),
    ]
    const styles = at('styles').map(Number)
    const texts = [
      ...(missing.length > 0
        ? [t('importing.columns.missing', { fields: missing.map(labelOf).join(', ') })]
        : []),
      ...refusedFields.map((field) => `${labelOf(field)}: ${refused[`mapping.${field}`]}`),
      ...('key' in refused
        ? [t('importing.columns.keyMissing', { field: labelOf(chosen.key) })]
        : []),
      ...styles.map((index) => t('importing.columns.styleMissing', { column: headOf(index) })),
    ]
    return { text: texts.join(' ') || message, styles }
  }

  const check = async () => {
    if (Object.keys(chosen.fields).length === 0)
      return setProblems({ text: t('importing.columns.nothing'), styles: [] })
    setBusy(true)
    const outcome = await work.give('check', bodyOf(chosen))
    setBusy(false)
    if (outcome.ok) return onChecked()
    setProblems(problemsOf(outcome.fields, outcome.message ?? t('common.connectionFailed')))
    requestAnimationFrame(() => alert.current?.focus())
  }

  return (
    <>
      <Card padded={false} title={t('importing.columns.title')}>
        <p className="imports__say">{t('importing.columns.text')}</p>
        {hasRows && <p className="imports__say">{t('importing.columns.rows')}</p>}
        <ul className="imports__columns">
          {columns.map((column) => {
            const { index } = column
            const asks = problems?.styles.includes(index) || column.ask === 'numberStyle'
            return (
              <ColumnRow
                key={index}
                asksStyle={asks && chosen.fields[index] !== undefined}
                column={column}
                field={chosen.fields[index] ?? ''}
                fields={fields}
                header={headOf(index)}
                isWrong={problems?.styles.includes(index) && !chosen.styles[index]}
                style={chosen.styles[index]}
                onField={(field) => setChosen((before) => withField(before, index, field))}
                onStyle={(style) => set({ styles: { ...chosen.styles, [index]: style } })}
              />
            )
          })}
        </ul>
      </Card>
      <Card>
        <div className="imports__choices">
          {keys.length > 0 && (
            <Field label={t('importing.columns.mode')}>
              {(input) => (
                <Select
                  {...input}
                  options={IMPORT_MODES.map((value) => ({
                    value,
                    label: t(`importing.columns.modes.${value}`),
                  }))}
                  value={chosen.mode}
                  onChange={(mode) => set({ mode })}
                />
              )}
            </Field>
          )}
          {chosen.mode !== 'create' && (
            <Field hint={t('importing.columns.keyHint')} label={t('importing.columns.key')}>
              {(input) => (
                <Select
                  {...input}
                  options={keys.map((value) => ({ value, label: labelOf(value) }))}
                  value={chosen.key}
                  onChange={(key) => set({ key })}
                />
              )}
            </Field>
          )}
          <SwitchRow
            checked={chosen.whole}
            disabled={alwaysWhole}
            hint={t(alwaysWhole ? 'importing.columns.wholeAlways' : 'importing.columns.wholeHint')}
            label={t('importing.columns.whole')}
            onChange={(whole) => set({ whole })}
          />
          {problems && (
            <Alert ref={alert} tone="error">
              {problems.text}
            </Alert>
          )}
          <div className="imports__buttons">
            <Button busy={isBusy} onClick={() => void check()}>
              {t('importing.columns.check')}
            </Button>
          </div>
        </div>
      </Card>
    </>
  )
}
