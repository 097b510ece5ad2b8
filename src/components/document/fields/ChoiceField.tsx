'use client'

import { useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent, SelectFieldClientProps } from 'payload'
import { useCallback } from 'react'

import { Select } from '../../ui/inputs/Select'
import { useT } from '@/components/ui/useT'

import { fieldIdOf } from '../fieldIdOf'
import { useOptions } from '../useOptions'
import { ChoiceBoxes } from './ChoiceBoxes'
import { FieldBox, FieldName } from './FieldBox'

import './choiceField.css'

/** Up to this many short, required options are shown as segments, for selection in one click. */
const MOST_SEGMENTS = 3
const MOST_LETTERS = 16

const chosenOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  )

/** A select field for one or several options, in forms of every collection. */
export const ChoiceField: SelectFieldClientComponent = (props) => {
  const { field, path: pathOfProps } = props as SelectFieldClientProps
  const { hasMany, required } = field
  const t = useT()
  const options = useOptions(field)

  const validate = useCallback(
    (value: unknown) => !required || chosenOf(value).length > 0 || t('refusals.required'),
    [required, t],
  )
  const { value, setValue, path, disabled, showError } = useField<string | string[] | null>({
    potentiallyStalePath: pathOfProps,
    validate: validate as never,
  })
  const chosen = chosenOf(value)
  const id = fieldIdOf(path)
  const letters = options.reduce((sum, option) => sum + option.label.length, 0)
  const isFew = options.length <= MOST_SEGMENTS && letters <= MOST_LETTERS
  const isBoxes = Boolean(hasMany) || (Boolean(required) && isFew)
  return (
    <FieldBox
      className="choice-field"
      error={{ isShown: showError }}
      field={field}
      label={isBoxes ? 'own' : undefined}
      path={path}
    >
      {isBoxes ? (
        <ChoiceBoxes
          chosen={chosen}
          disabled={disabled}
          hasMany={Boolean(hasMany)}
          id={id}
          label={<FieldName as="span" field={field} path={path} />}
          name={path}
          options={options}
          onChange={(next) => setValue(hasMany ? next : (next[0] ?? null))}
        />
      ) : (
        <Select
          aria-required={required || undefined}
          data-empty={chosen.length === 0 || undefined}
          disabled={disabled}
          empty={required && chosen.length > 0 ? undefined : t('common.selectPlaceholder')}
          id={id}
          options={options}
          value={chosen[0] ?? ''}
          onChange={(next) => setValue(next || null)}
        />
      )}
    </FieldBox>
  )
}
