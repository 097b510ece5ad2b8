'use client'

import { FieldError, useField } from '@payloadcms/ui'
import type { SelectFieldClientComponent } from 'payload'

import { fieldIdOf } from '@/components/document/fieldIdOf'
import { useT } from '@/components/ui/useT'
import { WORKING_DAYS, type WorkingDay } from '@/domain/customers/workingDays'

import './workingDays.css'

/** The week as seven toggles, Monday first. */
export const WorkingDays: SelectFieldClientComponent = ({ path }) => {
  const t = useT()
  const { value, setValue, showError, disabled } = useField<WorkingDay[]>({ path })
  const chosen = value ?? []
  const toggle = (day: WorkingDay) =>
    setValue(
      WORKING_DAYS.filter((one) => (one === day ? !chosen.includes(day) : chosen.includes(one))),
    )
  return (
    <fieldset className="field-type working-days" disabled={disabled} id={fieldIdOf(path)}>
      <legend className="field-label">{t('companies.fields.workingDays')}</legend>
      <FieldError path={path} showError={showError} />
      <div className="working-days__week">
        {WORKING_DAYS.map((day) => (
          <label key={day} className="working-days__day">
            <input checked={chosen.includes(day)} type="checkbox" onChange={() => toggle(day)} />
            <span>{t(`companies.workingDays.${day}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
