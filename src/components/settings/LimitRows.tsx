'use client'

import type { RoleOption } from '@/present/settings/settingsValues'
import { Alert } from '../ui/layout/Alert'
import { Field } from '../ui/inputs/Field'
import { Select } from '../ui/inputs/Select'
import { useT } from '@/components/ui/useT'
import { MAX_APPROVAL_LIMITS } from '@/domain/settings/approvalLimit'

import { NumberField } from './NumberField'
import type { LimitValue } from '@/present/settings/settingsValues'
import { ValueRows } from './ValueRows'

type Props = {
  value: LimitValue[]
  /** Null if the reader may not read roles. */
  roles: RoleOption[] | null
  canWrite: boolean
  errors: Record<string, string>
  onChange: (rows: LimitValue[]) => void
}

/** One row for each role with a limit: the highest total and discount its users may approve. */
export const LimitRows = ({ value, roles, canWrite, errors, onChange }: Props) => {
  const t = useT()
  if (!roles) return <Alert>{t('settings.approvalLimits.unreadable')}</Alert>
  const free = roles.filter(({ id }) => !value.some(({ role }) => role === String(id)))
  const nameOf = (role: string) => roles.find(({ id }) => String(id) === role)?.name ?? ''

  return (
    <>
      {errors.approvalLimits && <Alert tone="error">{errors.approvalLimits}</Alert>}
      <ValueRows
        add={{
          label: t('settings.approvalLimits.add'),
          row: { role: '', amount: '', discount: '' },
          isFull: free.length === 0 || value.length >= MAX_APPROVAL_LIMITS,
        }}
        canWrite={canWrite}
        empty={t('settings.approvalLimits.empty')}
        removeLabel={({ role }) => t('settings.approvalLimits.remove', { role: nameOf(role) })}
        rows={value}
        onChange={onChange}
      >
        {(row, index, change) => (
          <>
            <Field
              required
              error={errors[`approvalLimits.${index}.role`]}
              label={t('users.fields.role')}
            >
              {(input) => (
                <Select
                  {...input}
                  disabled={!canWrite}
                  empty={t('settings.approvalLimits.chooseRole')}
                  options={roles
                    .filter((role) => String(role.id) === row.role || free.includes(role))
                    .map(({ id, name }) => ({ value: String(id), label: name }))}
                  value={row.role}
                  onChange={(role) => change({ role })}
                />
              )}
            </Field>
            <NumberField
              canWrite={canWrite}
              error={errors[`approvalLimits.${index}.maxTotalBase`]}
              label={t('settings.approvalLimits.maxTotalBase')}
              value={row.amount}
              onChange={(amount) => change({ amount })}
            />
            <NumberField
              canWrite={canWrite}
              error={errors[`approvalLimits.${index}.maxDiscount`]}
              label={t('settings.approvalLimits.maxDiscount')}
              value={row.discount}
              onChange={(discount) => change({ discount })}
            />
          </>
        )}
      </ValueRows>
    </>
  )
}
