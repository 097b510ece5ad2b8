'use client'

import { Checkbox } from '../../ui/inputs/Checkbox'
import { Field } from '../../ui/inputs/Field'
import { NumberInput } from '../../ui/inputs/NumberInput'
import { Select } from '../../ui/inputs/Select'
import { useT } from '@/components/ui/useT'
import { PRICE_METHODS, PRICE_ROUNDINGS } from '@/domain/stock/prices/priceChange'
import type { CardPrice } from '@/domain/stock/prices/prices'

import type { usePriceChange } from './usePriceChange'

type Props = {
  offered: readonly CardPrice[]
  form: Pick<ReturnType<typeof usePriceChange>, 'asked' | 'problems' | 'change'>
}

/** Fields for the prices, the amount, and the rounding. */
export const PriceRuleFields = ({ offered, form }: Props) => {
  const t = useT()
  const { asked, problems, change } = form
  const toggle = (price: CardPrice, isOn: boolean) =>
    change({
      prices: offered.filter((one) => (one === price ? isOn : asked.prices.includes(one))),
    })
  return (
    <>
      <fieldset className="price-rule__prices">
        <legend className="ui-field__label">{t('priceChanges.words.prices')}</legend>
        {offered.map((price) => (
          <Checkbox
            key={price}
            aria-invalid={problems.prices ? true : undefined}
            checked={asked.prices.includes(price)}
            onChange={(event) => toggle(price, event.currentTarget.checked)}
          >
            {t(`stockCards.fields.${price}`)}
          </Checkbox>
        ))}
        {problems.prices && <p className="ui-field__error">{problems.prices}</p>}
      </fieldset>
      <div className="price-rule__numbers">
        <Field label={t('priceChanges.fields.method')}>
          {(input) => (
            <Select
              {...input}
              options={PRICE_METHODS.map((value) => ({
                value,
                label: t(`priceChanges.methods.${value}`),
              }))}
              value={asked.method}
              onChange={(method) => change({ method })}
            />
          )}
        </Field>
        <Field
          error={problems.value}
          hint={t('priceChanges.words.valueHint')}
          label={t('priceChanges.fields.value')}
          required
        >
          {(input) => (
            <NumberInput
              {...input}
              // The keypad of a phone has no minus.
              inputMode="text"
              value={asked.value}
              onChange={(value) => change({ value })}
            />
          )}
        </Field>
        <Field label={t('priceChanges.fields.rounding')}>
          {(input) => (
            <Select
              {...input}
              options={PRICE_ROUNDINGS.map((value) => ({
                value,
                label: t(`priceChanges.roundings.${value}`),
              }))}
              value={asked.rounding}
              onChange={(rounding) => change({ rounding })}
            />
          )}
        </Field>
      </div>
    </>
  )
}
