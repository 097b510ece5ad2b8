import { recordIdOf } from '@/domain/shared/recordId'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import type { ViewPage } from '../../shared/viewPage'
import { buildDeliveryNote } from './buildDeliveryNote'
import { readDeliveryNote } from './readDeliveryNote'

type Asked = { no?: unknown; lang?: unknown }

/**
 * The page of a delivery note, to read and print.
 * @param asked of the address: `no`, the newest delivery without it; `lang` of the document
 * @returns null for an unknown number
 */
export const readDeliverySheet = async (page: ViewPage, { no, lang }: Asked) => {
  const { req, id, locale: reader } = page
  const number = no === undefined ? null : recordIdOf(no)
  if (no !== undefined && number === null) return null
  const parts = id > 0 ? await readDeliveryNote(req, { id, number }) : null
  if (!parts && number !== null) return null
  const locale = isLocale(lang) ? lang : isLocale(reader) ? reader : DEFAULT_LOCALE
  return {
    id,
    number: parts?.delivery.number ?? null,
    numbers: parts?.deliveries.map((delivery) => delivery.number) ?? [],
    paper: parts && buildDeliveryNote({ ...parts, locale }),
    locale,
    reader,
  }
}
