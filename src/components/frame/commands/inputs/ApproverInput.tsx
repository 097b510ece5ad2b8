'use client'

import type { FieldInputProps } from '../../../ui/inputs/Field'
import { Select } from '../../../ui/inputs/Select'
import { useT } from '../../../ui/useT'
import type { ApproverChoice } from './useApprovers'

type Props = FieldInputProps & {
  /** Null until they are known. */
  approvers: readonly ApproverChoice[] | null
  value: string
  onChange: (id: string) => void
}

/** One of those who may approve; says so where nobody may. */
export const ApproverInput = ({ approvers, value, onChange, ...input }: Props) => {
  const t = useT()
  if (approvers?.length === 0) return <p className="text-soft">{t('approvals.nobody')}</p>
  return (
    <Select
      {...input}
      empty={t(approvers === null ? 'approvals.loading' : 'approvals.choose')}
      options={(approvers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onChange={onChange}
    />
  )
}
