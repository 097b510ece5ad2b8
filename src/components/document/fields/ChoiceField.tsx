'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import { IconChevronDown } from '@tabler/icons-react'
import type { OptionObject, SelectFieldClientComponent, SelectFieldClientProps } from 'payload'
import { useCallback } from 'react'

import { classNames } from '@/components/ui/classNames'
import { useT } from '@/components/ui/useT'

import { useIsLocked } from '../lock/useLock'
import { ChoiceBoxes } from './ChoiceBoxes'
import { fieldIdOf } from '../fieldIdOf'
import { FieldText } from './FieldText'

import './choiceField.css'

/** So few, so short, and always one of them: all are shown, and the choice is one press. */
const MOST_SEGMENTS = 3
const MOST_LETTERS = 16

const chosenOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  )

/** One of some options, or several: the form's choice of every collection. */
export const ChoiceField: SelectFieldClientComponent = (props) => {
  const { field, path: pathOfProps, readOnly } = props as SelectFieldClientProps
  const { hasMany, required, label } = field
  const t = useT()
  const { i18n } = useTranslation()
  const options = field.options.map((option) => {
    const { value, label: said } = option as OptionObject
    return { value, label: String(getTranslation(said as never, i18n)) }
  })

  const validate = useCallback(
    (value: unknown) => !required || chosenOf(value).length > 0 || t('refusals.required'),
    [required, t],
  )
  const { value, setValue, path, disabled, showError } = useField<string | string[] | null>({
    potentiallyStalePath: pathOfProps,
    validate: validate as never,
  })
  const isLocked = useIsLocked(path)
  const chosen = chosenOf(value)
  const id = fieldIdOf(path)

  if (readOnly || field.admin?.readOnly || isLocked) {
    const words = options.filter((option) => chosen.includes(option.value))
    return (
      <FieldText label={label as never} path={path}>
        {words.length > 0 ? words.map((option) => option.label).join(', ') : null}
      </FieldText>
    )
  }

  const letters = options.reduce((sum, option) => sum + option.label.length, 0)
  const isFew = options.length <= MOST_SEGMENTS && letters <= MOST_LETTERS
  const isSegments = !hasMany && Boolean(required) && isFew
  const isBoxes = Boolean(hasMany) || isSegments
  return (
    <div
      className={classNames('field-type choice-field', showError && 'error')}
      style={field.admin?.style as never}
    >
      {!isBoxes && <FieldLabel htmlFor={id} label={label} path={path} required={required} />}
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        {isBoxes ? (
          <ChoiceBoxes
            chosen={chosen}
            disabled={disabled}
            hasMany={Boolean(hasMany)}
            id={id}
            label={<FieldLabel as="span" label={label} path={path} required={required} />}
            name={path}
            options={options}
            onChange={(next) => setValue(hasMany ? next : (next[0] ?? null))}
          />
        ) : (
          <div className="choice-field__box">
            <select
              aria-required={required || undefined}
              className="ui-input"
              disabled={disabled}
              id={id}
              value={chosen[0] ?? ''}
              onChange={(event) => setValue(event.currentTarget.value || null)}
            >
              {(!required || chosen.length === 0) && (
                <option value="">{t('common.selectPlaceholder')}</option>
              )}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <IconChevronDown aria-hidden="true" className="choice-field__chevron" size={16} />
          </div>
        )}
      </div>
      {field.admin?.description && (
        <FieldDescription description={field.admin.description} path={path} />
      )}
    </div>
  )
}
