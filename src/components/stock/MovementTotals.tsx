import { Formula } from '../ui/layout/Formula'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

type Sums = { in: string; out: string; net: string }

type Props = {
  /** Of one card: quantities of several cannot be added. */
  quantity: Sums | null
  /** Absent for users who may not see prices. */
  lira: Sums | null
  locale: Locale
}

/** Totals of a list's movements: receipts less issues. */
export const MovementTotals = ({ quantity, lira, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const line = (sums: Sums, print: (amount: string) => string) => (
    <Formula
      terms={[
        { label: t('stockMovements.totals.in'), value: print(sums.in) },
        { label: t('stockMovements.totals.out'), value: print(sums.out), sign: '−' },
        { label: t('stockMovements.totals.net'), value: print(sums.net), sign: '=' },
      ]}
    />
  )
  return (
    <section aria-label={t('stockMovements.totals.title')} className="movement-totals">
      {quantity && line(quantity, format.quantity)}
      {lira && line(lira, (amount) => format.money(amount, 'TRY'))}
    </section>
  )
}
