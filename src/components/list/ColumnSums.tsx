import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { Formula } from '../ui/layout/Formula'

type Props = { sums: readonly { label: string; sum: string }[]; locale: Locale }

/** Sums in lira of the columns of a filtered list. */
export const ColumnSums = ({ sums, locale }: Props) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const terms = sums.map(({ label, sum }) => ({
    label: t('list.sumInLira', { name: label }),
    value: format.money(sum, 'TRY'),
  }))
  return (
    <section aria-label={t('list.sums')}>
      <Formula terms={terms} />
    </section>
  )
}
