import { ActivityButton } from '@/components/document/activity/ActivityButton'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { PrintSheet } from '@/components/stock/counts/PrintSheet'
import { DeliverySheet } from '@/components/tenders/deliveries/DeliverySheet'
import { TenderDocument } from '@/components/tenders/TenderDocument'
import { createFormatters } from '@/i18n/format'
import { readSheetPage } from '@/queries/stock/counts/readSheet'
import { readDeliverySheet } from '@/queries/tenders/deliveries/readDeliverySheet'
import { readTenderPage } from '@/queries/tenders/readTenderPage'

import { unframed } from './framed'

/** `/stock-counts/sheet/{id}`: the cards of a count, for printing. */
export const CountSheetView = unframed(readSheetPage, ({ today, ...sheet }, { id, locale }) => (
  <PrintSheet sheet={{ ...sheet, id, day: createFormatters(locale).day(today) }} />
))

/**
 * The page `/tenders/deliveries/{id}?no=`: the delivery note of one delivery, by default the
 * newest, to read and print in the reader's language or in `?lang=`.
 */
export const DeliveryNote = unframed(readDeliverySheet, (sheet) => <DeliverySheet {...sheet} />)

/**
 * The page `/tenders/show/{id}`: a quotation to read and print, in the reader's language or in
 * `?lang=`, with the actions that the reader may take above it.
 */
export const TenderShow = unframed(
  (page, { lang }) => readTenderPage(page, lang),
  ({ sheet, name, hasActivity, offers }) => {
    const record = { slug: 'tenders', id: sheet.id } as const
    const commands = (
      <>
        {hasActivity && <ActivityButton isIcon {...record} name={name} />}
        <CommandBar {...record} recordName={name} offers={offers} shown={2} />
      </>
    )
    return <TenderDocument {...sheet} commands={commands} />
  },
)
