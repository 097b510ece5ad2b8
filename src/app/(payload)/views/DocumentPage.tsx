import type { DocumentViewServerProps } from 'payload'
import { DocumentScreen } from '@/components/document/DocumentScreen'
import { StatusChips } from '@/components/document/StatusChips'
import { InvitedCard, InvitedNote } from '@/components/meets/Invitations'
import { TenderChips } from '@/components/tenders/TenderChips'
import type { MeetFacts } from '@/domain/meets/invitations'
import { statusTonesOf } from '@/present/list/columnsOf'
import { readInvited } from '@/queries/meets/readInvitations'
import { readDocument, readTenderState } from '@/queries/related/readDocument'

type Props = DocumentViewServerProps & { words: string }

/** The edit page and the new page of every collection (`admin.components.views.edit.root`). */
export const DocumentPage = async ({ words, initPageResult, searchParams, ...props }: Props) => {
  const doc = props.doc ?? {}
  const { req, collectionConfig: collection } = initPageResult
  const isMeet = collection?.slug === 'meets' && doc.id !== undefined
  const [shown, state, invited] = await Promise.all([
    readDocument({ req, collection, doc, company: searchParams?.scope }),
    collection?.slug === 'tenders' ? readTenderState(req, doc) : null,
    isMeet ? readInvited(req, Number(doc.id)) : null,
  ])
  const chips = state ? (
    <TenderChips {...state} />
  ) : (
    <StatusChips tones={statusTonesOf(collection?.slug ?? '')} />
  )
  return (
    <DocumentScreen
      {...shown}
      words={words}
      chips={chips}
      {...(isMeet && {
        notice: <InvitedNote facts={shown.commands?.facts as MeetFacts | undefined} />,
        beside: <InvitedCard invitations={invited ?? []} />,
      })}
    />
  )
}
