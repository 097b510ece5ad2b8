'use client'

import { useForm, useFormFields } from '@payloadcms/ui'

import { useFieldUse } from '@/components/document/facts/useFieldUse'
import { Button } from '../../ui/controls/Button'
import { rateFacts } from '../../ui/requests/rateFacts'
import { useWords } from '@/components/ui/useWords'
import { round2, toDecimal } from '@/domain/shared/money'

import './rate.css'
import { rateInForm } from './rateInForm'
import { useProposal } from './useProposal'
import type { RatePurpose } from '@/domain/rates/rates'

type Props = {
  purpose: RatePurpose
  /** Names of the fields with these values. */
  currency: string
  day: string
  rate: string
  /** The record's total in its currency, if it has one. */
  total?: string
}

const useFieldOf = (name: string | undefined) =>
  useFormFields(([fields]) => (name === undefined ? undefined : fields[name]))

/** The total in lira before and after applying another rate. */
const LiraChange = ({ total, before, after }: Record<'total' | 'before' | 'after', number>) => {
  const { t, format } = useWords()
  const inLira = (rate: number) =>
    format.money(round2(toDecimal(total).mul(rate)).toFixed(2), 'TRY')
  return (
    <span className="rate-proposal__change">
      {t('currencyRates.proposal.change', { before: inLira(before), after: inLira(after) })}{' '}
      {t('currencyRates.proposal.stay')}
    </span>
  )
}

/**
 * Below a record's rate: its day and source, and the suggested rate for the form's currency and
 * day, with its effect. It is applied only when the user chooses it.
 */
export const RateProposal = (names: Props) => {
  const { t, format } = useWords()
  const { dispatchFields, setModified } = useForm()
  const [currency, day, rate] = [
    useFieldOf(names.currency),
    useFieldOf(names.day),
    useFieldOf(names.rate),
  ]
  const total = useFieldOf(names.total)?.value
  const [keptDay, keptSource] = [useFieldOf('rateDay')?.value, useFieldOf('rateSource')?.value]
  const isOpen = useFieldUse()({ type: 'number', name: names.rate }) === 'open'
  // Shown together with the field, which appears once the server has evaluated the currency.
  const isOff = !isOpen || rate?.passesCondition === false
  const proposal = useProposal({
    currency: currency?.value,
    day: day?.value,
    purpose: names.purpose,
    isOff,
  })
  if (proposal === undefined) return null

  const { rate: current, isStored } = rateInForm({ currency, rate })
  if (proposal === null)
    return current === null ? (
      <p className="field-type rate-proposal" role="status">
        {t('currencyRates.proposal.none')}
      </p>
    ) : null

  const facts = (of: { day: unknown; source: unknown }) => rateFacts(of, { t, format })
  const kept = isStored && facts({ day: keptDay, source: keptSource })
  const isTaken = current === proposal.rate
  const take = () => {
    dispatchFields({ type: 'UPDATE', path: names.rate, value: proposal.rate, valid: true })
    setModified(true)
  }
  return (
    <div className="field-type rate-proposal" role="status">
      {(kept || isTaken) && (
        <span>{t('currencyRates.proposal.kept', { facts: kept || facts(proposal) })}</span>
      )}
      {!isTaken && (
        <>
          <span className="rate-proposal__text">
            {t('currencyRates.proposal.text', { rate: format.price(proposal.rate, 'TRY') })}{' '}
            <span className="text-soft">{facts(proposal)}</span>
          </span>
          <Button size="small" tone="soft" onClick={take}>
            {t('currencyRates.proposal.take')}
          </Button>
          {current === null && (
            <span className="rate-proposal__change">{t('currencyRates.proposal.filled')}</span>
          )}
          {current !== null && typeof total === 'number' && total > 0 && (
            <LiraChange total={total} before={current} after={proposal.rate} />
          )}
        </>
      )}
    </div>
  )
}
