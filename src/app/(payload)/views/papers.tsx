import { notFound } from 'next/navigation'

import { ActivityButton } from '@/components/document/activity/ActivityButton'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { PrintSheet } from '@/components/stock/counts/PrintSheet'
import { DeliverySheet } from '@/components/tenders/deliveries/DeliverySheet'
import { TenderDocument } from '@/components/tenders/TenderDocument'
import { createFormatters } from '@/i18n/format'
import { companyToday } from '@/queries/settings/companyToday'
import { viewPage } from '@/queries/shared/viewPage'
import { readSheet } from '@/queries/stock/counts/readSheet'
import { readDeliverySheet } from '@/queries/tenders/deliveries/readDeliverySheet'
import { readTenderPage } from '@/queries/tenders/readTenderPage'

import type { View } from './view'

/** `/stock-counts/sheet/{id}`: the cards of a count, for printing. */
export const CountSheetView = async (view: View) => {
  const { req, id, locale } = await viewPage(view)
  const sheet = await readSheet(req, id)
  if (!sheet) notFound()
  const day = createFormatters(locale).day(await companyToday(req))
  return <PrintSheet sheet={{ ...sheet, id, day }} />
}

/**
 * The page `/tenders/deliveries/{id}?no=`: the delivery note of one delivery, by default the
 * newest, to read and print in the reader's language or in `?lang=`.
 */
export const DeliveryNote = async (view: View) => {
  const sheet = await readDeliverySheet(await viewPage(view), view.query)
  if (!sheet) notFound()
  return <DeliverySheet {...sheet} />
}

/**
 * The page `/tenders/show/{id}`: a quotation to read and print, in the reader's language or in
 * `?lang=`, with the actions that the reader may take above it.
 */
export const TenderShow = async (view: View) => {
  const read = await readTenderPage(await viewPage(view), view.query.lang)
  if (!read) notFound()
  const { sheet, name, hasActivity, offers } = read
  const record = { slug: 'tenders', id: sheet.id } as const
  const commands = (
    <>
      {hasActivity && <ActivityButton isIcon {...record} name={name} />}
      <CommandBar {...record} recordName={name} offers={offers} shown={2} />
    </>
  )
  return <TenderDocument {...sheet} commands={commands} />
}
