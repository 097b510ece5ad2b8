import type { BeforeDocumentControlsServerProps } from 'payload'
import { abilityOf } from '@/access/abilityOf'
import { TenderCommands } from './commands/TenderCommands'
import { approvalLimitFor } from './approvalLimitFor'
import { companyToday } from './companyToday'

/**
 * The commands of a tender beside its save button; only those the signed-in person has the right
 * to.
 */
export const TenderActions = async ({
  id,
  payload,
  user,
}: BeforeDocumentControlsServerProps & { id?: number | string }) => {
  if (id === undefined || id === null) return null
  const ability = await abilityOf({ user, payload })
  return (
    <TenderCommands
      approvalLimit={await approvalLimitFor({ payload, user })}
      today={await companyToday(payload)}
      rights={{
        write: ability.can('write', 'tenders'),
        create: ability.can('create', 'tenders'),
        approve: ability.can('approve', 'tenders'),
        invoice: ability.can('invoice', 'tenders'),
      }}
    />
  )
}
