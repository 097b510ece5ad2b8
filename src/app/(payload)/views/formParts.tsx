import { StatusChips } from '@/components/document/StatusChips'
import { InvitedCard, InvitedNote } from '@/components/meets/Invitations'
import { TenderChips } from '@/components/tenders/TenderChips'
import type { MeetFacts } from '@/domain/meets/invitations'
import { statusTonesOf } from '@/present/list/columnsOf'
import type { DocumentScreenProps } from '@/present/record/documentProps'
import type { FormParts } from '@/queries/related/readFormParts'

type Args = { slug: string; parts: FormParts; shown: Pick<DocumentScreenProps, 'commands'> }

/** The status chips of a form, and what its domain adds to it. */
export const drawFormParts = ({ slug, parts: { tenderStatus, invitees }, shown }: Args) => ({
  chips: tenderStatus ? (
    <TenderChips {...tenderStatus} />
  ) : (
    <StatusChips tones={statusTonesOf(slug)} />
  ),
  ...(invitees && {
    notice: <InvitedNote facts={shown.commands?.facts as MeetFacts | undefined} />,
    beside: <InvitedCard invitations={invitees} />,
  }),
})
