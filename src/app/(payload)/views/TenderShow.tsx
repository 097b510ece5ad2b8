import { notFound } from 'next/navigation'
import { ActivityButton } from '@/components/document/activity/ActivityButton'
import { CommandBar } from '@/components/frame/commands/CommandBar'
import { TenderDocument } from '@/components/tenders/TenderDocument'
import { viewPage } from '@/queries/shared/viewPage'
import { readTenderPage } from '@/queries/tenders/readTenderPage'
import type { View } from './view'

/**
 * The page `/tenders/show/{id}`: a quotation to read and print, in the reader's language or
 * `?lang=`, with what the reader may do with it above the sheet.
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
