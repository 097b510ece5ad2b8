import type { UIFieldServerComponent } from 'payload'
import { SideSummary } from '@/components/tenders/commands/SideSummary'
import { idOf } from '@/domain/shared/idOf'
import { readTenderSide } from '@/queries/tenders/readTenderSide'

/** The side column of a tender: decisions with their users, and later changes. */
export const TenderSide: UIFieldServerComponent = async ({ id, req }) => {
  const tender = idOf(id)
  if (tender === null)
    return (
      <SideSummary
        approvedFor={null}
        approver={null}
        request={null}
        chosen={[]}
        comparisons={[]}
        heldUp={null}
      />
    )
  return <SideSummary {...await readTenderSide(req, tender)} />
}
