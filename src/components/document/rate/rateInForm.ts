import { isDecimal, parseDecimal, RATE } from '@/domain/shared/decimal'

type FormValue = { value?: unknown; initialValue?: unknown } | undefined

/**
 * The rate in a form for the current currency.
 * @returns null if there is none: the rate of a previously selected currency does not apply
 */
export const rateInForm = ({
  currency,
  rate,
}: {
  currency: FormValue
  rate: FormValue
}): { rate: number | null; isStored: boolean } => {
  const read = parseDecimal(rate?.value, RATE)
  const isOfCurrency = currency?.value === currency?.initialValue
  const isUntouched = rate?.value === rate?.initialValue
  return {
    rate: isDecimal(read) && read.gt(0) && (isOfCurrency || !isUntouched) ? read.toNumber() : null,
    isStored: isUntouched && isOfCurrency,
  }
}
