'use client'
import type { FileColumn, FileField } from '@/domain/imports/importReadings'

import type { NumberStyle } from '@/domain/imports/imports'
import { IconArrowRight } from '@tabler/icons-react'
import { Select } from '../ui/inputs/Select'
import { useWords } from '@/components/ui/useWords'

const STYLES = ['comma', 'point'] as const

type Props = {
  column: FileColumn
  /** Display name, also without a header. */
  header: string
  field: string
  fields: readonly FileField[]
  asksStyle: boolean
  isWrong?: boolean
  style: NumberStyle | undefined
  onField: (field: string) => void
  onStyle: (style: NumberStyle) => void
}

/** One column of the file: its header, sample values, and the mapped field. */
export const ColumnRow = (props: Props) => {
  const { column, header, field, fields, asksStyle, isWrong, style, onField, onStyle } = props
  const { t } = useWords()
  return (
    <li className="imports__column" data-left-out={field === '' || undefined}>
      <div className="imports__head">
        <span className="imports__header">
          <bdi>{header}</bdi>
        </span>
        <span className="imports__samples">
          {column.samples.map((sample, at) => (
            <span key={at}>
              <bdi>{sample}</bdi>
            </span>
          ))}
        </span>
      </div>
      <IconArrowRight aria-hidden="true" className="mirrored imports__arrow" size={18} />
      <div className="imports__field">
        <Select
          aria-label={t('importing.columns.fieldOf', { column: header })}
          empty={t('importing.columns.leftOut')}
          options={fields.map(({ field: value, label, required }) => ({
            value,
            label: required ? `${label} *` : label,
          }))}
          value={field}
          onChange={onField}
        />
        {asksStyle && (
          <Select
            aria-invalid={isWrong || undefined}
            aria-label={t('importing.columns.styleOf', { column: header })}
            empty={t('importing.columns.style')}
            options={STYLES.map((value) => ({ value, label: t(`importing.columns.${value}`) }))}
            value={style ?? ''}
            onChange={onStyle}
          />
        )}
      </div>
    </li>
  )
}
