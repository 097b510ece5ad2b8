import type { DocumentViewServerProps } from 'payload'
import { DocumentScreen } from '@/components/document/DocumentScreen'
import { StatusChips } from '@/components/document/StatusChips'
import { TenderChips } from '@/components/tenders/TenderChips'
import { statusTonesOf } from '@/present/list/columnsOf'
import { readDocument, readTenderState } from '@/queries/related/readDocument'

type Props = DocumentViewServerProps & { words: string }

/** The edit and the new page of every collection (`admin.components.views.edit.root`). */
export const DocumentPage = async ({ words, initPageResult, searchParams, ...props }: Props) => {
  const doc = props.doc ?? {}
  const { req, collectionConfig: collection } = initPageResult
  const [shown, state] = await Promise.all([
    readDocument({ req, collection, doc, company: searchParams?.scope }),
    collection?.slug === 'tenders' ? readTenderState(req, doc) : null,
  ])
  const chips = state ? (
    <TenderChips {...state} />
  ) : (
    <StatusChips tones={statusTonesOf(collection?.slug ?? '')} />
  )
  return <DocumentScreen {...shown} words={words} chips={chips} />
}
