'use client'

import { FieldError, useField, withCondition } from '@payloadcms/ui'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import type { SelectFieldClientComponent, SelectFieldClientProps } from 'payload'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { classNames } from '@/components/ui/classNames'
import { useT } from '@/components/ui/useT'
import { MOVEMENT_TYPES } from '@/domain/stock/movementType'

import './movement.css'

const ICONS = { in: IconArrowDownLeft, out: IconArrowUpRight } as const

/** Receipt or issue: the first field of a movement, as two large options. */
export const DirectionField: SelectFieldClientComponent = withCondition((props) => {
  const { field, path: pathOfProps } = props as SelectFieldClientProps
  const t = useT()
  const { value, setValue, path, disabled, showError, errorMessage } = useField<string>({
    potentiallyStalePath: pathOfProps,
  })
  const label = t('stockMovements.fields.type')
  return (
    <fieldset
      className={classNames('field-type direction', showError && 'error')}
      id={fieldIdOf(path)}
    >
      <legend className="field-label">
        {label}
        {field.required && <span className="direction__required"> *</span>}
      </legend>
      <FieldError message={errorMessage} path={path} showError={showError} />
      <div className="direction__choices">
        {MOVEMENT_TYPES.map((type) => {
          const Icon = ICONS[type]
          return (
            <label key={type} className={`direction__choice direction__choice--${type}`}>
              <input
                checked={value === type}
                className="direction__input"
                disabled={disabled}
                name={path}
                type="radio"
                value={type}
                onChange={() => setValue(type)}
              />
              <Icon aria-hidden="true" className="mirrored" size={22} />
              <span>{t(`stockMovements.types.${type}`)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}) as SelectFieldClientComponent
