'use client'

import { IconPlus, IconTrash } from '@tabler/icons-react'

import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { IconButton } from '@/components/ui/IconButton'
import { NumberInput } from '@/components/ui/NumberInput'
import { Select } from '@/components/ui/Select'
import { useT } from '@/components/ui/useT'
import { MAX_APPROVAL_LIMITS } from '@/domain/settings/approvalLimit'

import type { LimitValue } from './settingsValues'

export type RoleOption = { id: number; name: string }

type Props = {
  value: LimitValue[]
  /** Nothing where the reader may not read roles. */
  roles: RoleOption[] | null
  canWrite: boolean
  errors: Record<string, string>
  onChange: (rows: LimitValue[]) => void
}

/** One row for each role with a limit: the highest total and discount its holders may approve. */
export const LimitRows = ({ value, roles, canWrite, errors, onChange }: Props) => {
  const t = useT()
  if (!roles) return <Alert>{t('settings.approvalLimits.unreadable')}</Alert>
  const free = roles.filter(({ id }) => !value.some(({ role }) => role === String(id)))
  const nameOf = (role: string) => roles.find(({ id }) => String(id) === role)?.name ?? ''
  const change = (key: string, part: Partial<LimitValue>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...part } : row)))

  return (
    <div className="limit-rows">
      {value.length === 0 && <p className="text-soft">{t('settings.approvalLimits.empty')}</p>}
      {value.map((row, index) => (
        <div key={row.key} className="limit-rows__row">
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
                onChange={(role) => change(row.key, { role })}
              />
            )}
          </Field>
          <Field
            error={errors[`approvalLimits.${index}.maxTotalBase`]}
            label={t('settings.approvalLimits.maxTotalBase')}
          >
            {(input) => (
              <NumberInput
                {...input}
                readOnly={!canWrite}
                value={row.amount}
                onChange={(amount) => change(row.key, { amount })}
              />
            )}
          </Field>
          <Field
            error={errors[`approvalLimits.${index}.maxDiscount`]}
            label={t('settings.approvalLimits.maxDiscount')}
          >
            {(input) => (
              <NumberInput
                {...input}
                readOnly={!canWrite}
                value={row.discount}
                onChange={(discount) => change(row.key, { discount })}
              />
            )}
          </Field>
          {canWrite && (
            <IconButton
              icon={<IconTrash aria-hidden="true" size={18} />}
              label={t('settings.approvalLimits.remove', { role: nameOf(row.role) })}
              onClick={() => onChange(value.filter(({ key }) => key !== row.key))}
            />
          )}
        </div>
      ))}
      {canWrite && (
        <div>
          <Button
            disabled={free.length === 0 || value.length >= MAX_APPROVAL_LIMITS}
            icon={<IconPlus aria-hidden="true" size={18} />}
            tone="soft"
            onClick={() =>
              onChange([
                ...value,
                { key: String(Math.random()), role: '', amount: '', discount: '' },
              ])
            }
          >
            {t('settings.approvalLimits.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
