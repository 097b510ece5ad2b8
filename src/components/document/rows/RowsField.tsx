'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useForm,
  withCondition,
} from '@payloadcms/ui'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ArrayFieldClientComponent, ArrayFieldClientProps, ClientField } from 'payload'
import { useId } from 'react'
import { fieldIdOf } from '@/components/document/fieldIdOf'
import { Button } from '../../ui/controls/Button'
import { classNames } from '@/components/ui/classNames'
import { IconButton } from '../../ui/controls/IconButton'
import { useT } from '@/components/ui/useT'
import type { MessageKey } from '@/i18n/messages'
import { useSay } from '../useSay'
import { RowControl } from './RowControl'
import './rows.css'
import { useRowKeys } from './useRowKeys'

/** The visible fields of a row, with layout rows flattened, without the row's id. */
const rowFields = (fields: readonly ClientField[]): ClientField[] =>
  fields.flatMap((field): ClientField[] => {
    if (field.type === 'row') return rowFields(field.fields)
    const isHidden = 'hidden' in field && field.hidden
    return isHidden || field.admin?.hidden || field.admin?.disabled ? [] : [field]
  })

/** The dictionary keys of `fields/rowsField`; a list without them uses general ones. */
type RowWords = { add?: MessageKey; empty?: MessageKey }

/**
 * A short list in a form: one row per item with its fields side by side, and buttons to add and
 * remove.
 */
export const RowsField: ArrayFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps, permissions, schemaPath } = props as ArrayFieldClientProps
  const t = useT()
  const say = useSay()
  const form = useForm()
  const {
    path,
    rows = [],
    disabled,
    showError,
    errorMessage,
  } = useField<number>({ hasRows: true, potentiallyStalePath: pathOfProps })
  const words = (field.admin?.custom ?? {}) as RowWords
  const id = useId()
  const isFull = field.maxRows !== undefined && rows.length >= field.maxRows
  const mayAdd = !disabled && !isFull
  const shown = rowFields(field.fields)
  const one = say(field.labels?.singular ?? field.label)
  const keys = useRowKeys({
    count: rows.length,
    mayAdd,
    add: () =>
      form.addFieldRow({ path, rowIndex: rows.length, schemaPath: schemaPath ?? field.name }),
  })

  return (
    <div aria-labelledby={id} className="field-type field-rows" id={fieldIdOf(path)} role="group">
      <div id={id}>
        <FieldLabel as="span" label={field.label} path={path} required={field.required} />
      </div>
      {field.admin?.description && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
      {rows.length === 0 && (
        <p className="field-rows__empty">{t(words.empty ?? 'common.noRecords')}</p>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles Enter that bubbles up from its inputs */}
      <ul
        ref={keys.list}
        className={classNames('field-rows__list', shown.length === 1 && 'field-rows__list--bare')}
        onKeyDown={keys.onKeyDown}
      >
        {rows.map((row, index) => (
          <li
            key={row.id}
            aria-label={`${one} ${index + 1}`}
            className="field-rows__row"
            data-row=""
          >
            {shown.map((inner, at) => (
              <RowControl
                key={'name' in inner ? inner.name : at}
                field={inner}
                isLoading={Boolean(row.isLoading)}
                permissions={permissions}
                rowPath={`${path}.${index}`}
                schemaPath={schemaPath ?? field.name}
              />
            ))}
            <IconButton
              className="field-rows__remove"
              data-remove=""
              disabled={disabled}
              icon={<IconX aria-hidden="true" size={18} />}
              label={t('actions.removeOne', { name: `${one} ${index + 1}` })}
              onClick={() => {
                keys.leaves(index)
                form.removeFieldRow({ path, rowIndex: index })
              }}
            />
          </li>
        ))}
      </ul>
      <FieldError message={errorMessage} path={path} showError={showError} />
      {!isFull && (
        <div>
          <Button
            ref={keys.adder}
            disabled={disabled}
            icon={<IconPlus aria-hidden="true" size={16} />}
            size="small"
            tone="soft"
            onClick={keys.add}
          >
            {t(words.add ?? 'actions.add')}
          </Button>
        </div>
      )}
    </div>
  )
}) as ArrayFieldClientComponent
