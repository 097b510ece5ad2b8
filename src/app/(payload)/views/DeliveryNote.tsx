import { notFound } from 'next/navigation'

import { DeliverySheet } from '@/components/tenders/deliveries/DeliverySheet'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { recordIdOf } from '@/domain/shared/recordId'
import { layDelivery } from '@/queries/tenders/deliveries/layDelivery'
import { readDeliveryNote } from '@/queries/tenders/deliveries/readDeliveryNote'

import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/**
 * The page `/tenders/deliveries/{id}?no=`: the note of one delivery, the newest unless said, to read
 * and print in the reader's language or `?lang=`.
 */
export const DeliveryNote = async (view: View) => {
  const { req, id, locale: reader } = await viewPage(view)
  const { no, lang } = view.query
  const number = no === undefined ? null : recordIdOf(no)
  if (no !== undefined && number === null) notFound()
  const parts = id > 0 ? await readDeliveryNote(req, { id, number }) : null
  if (!parts && number !== null) notFound()
  const locale = isLocale(lang) ? lang : isLocale(reader) ? reader : DEFAULT_LOCALE
  return (
    <DeliverySheet
      id={id}
      number={parts?.delivery.number ?? null}
      numbers={parts?.deliveries.map((delivery) => delivery.number) ?? []}
      paper={parts && layDelivery({ ...parts, locale })}
      locale={locale}
      reader={reader}
    />
  )
}
