'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { dayToStored } from '@/domain/shared/day'
import type { PlannedInstalment } from '@/domain/tenders/totals/paymentPatterns'

const PATH = 'paymentInstallments'

/** The payment plan in the form: its amounts, and a way to write another one. */
export const usePlan = () => {
  const { addFieldRow, dispatchFields, getFields, removeFieldRow, setModified } = useForm()
  const amounts = useFormFields(([fields]) => {
    const count = fields[PATH]?.rows?.length ?? 0
    return JSON.stringify(
      Array.from({ length: count }, (_, at) => fields[`${PATH}.${at}.amount`]?.value ?? null),
    )
  })
  const known = JSON.parse(amounts) as unknown[]

  const replace = (plan: readonly PlannedInstalment[]) => {
    const rows = getFields()[PATH]?.rows?.length ?? 0
    for (let at = rows - 1; at >= 0; at -= 1) removeFieldRow({ path: PATH, rowIndex: at })
    plan.forEach(({ dueDate, amount }, rowIndex) =>
      addFieldRow({
        path: PATH,
        rowIndex,
        schemaPath: PATH,
        subFieldState: {
          dueDate: { initialValue: dayToStored(dueDate), value: dayToStored(dueDate), valid: true },
          amount: { initialValue: Number(amount), value: Number(amount), valid: true },
        },
      }),
    )
    setModified(true)
  }
  const setAmounts = (texts: readonly string[]) => {
    texts.forEach((amount, at) =>
      dispatchFields({
        type: 'UPDATE',
        path: `${PATH}.${at}.amount`,
        value: Number(amount),
        valid: true,
      }),
    )
    setModified(true)
  }
  return { amounts: known, replace, setAmounts }
}
