'use client'

import { useFormFields } from '@payloadcms/ui'
import { useTaxTable } from '@/components/document/taxes/useTaxTable'
import { useToday } from '@/components/ui/calendar/companyClock'
import { useWords } from '@/components/ui/useWords'
import { isDecimal, parseDecimal, PERCENT } from '@/domain/shared/decimal'
import { refuseTaxRateOn } from '@/domain/taxes/refuseTaxRate'

import './taxRateHint.css'

/** Hint below the VAT rate of a card while typing: that it is outdated, and the valid rates. */
export const TaxRateHint = () => {
  const { t, format } = useWords()
  const table = useTaxTable()
  const day = useToday()()
  const value = useFormFields(([fields]) => fields.taxRate?.value)
  const rate = value == null ? null : parseDecimal(value, PERCENT)
  const refused = isDecimal(rate) ? refuseTaxRateOn({ table, rate, day, path: 'taxRate' }) : null
  const { rates = [] } = (refused?.data ?? {}) as { rates?: number[] }
  return (
    <div className="field-type tax-rate-hint" role="status">
      {refused && isDecimal(rate) && (
        <span className="ui-field__error">
          {t('refusals.taxRateNotValid', {
            rate: format.count(rate.toNumber()),
            valid: rates.map((one) => format.count(one)).join(', '),
          })}
        </span>
      )}
    </div>
  )
}
