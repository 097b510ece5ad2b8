import type { PayloadRequest, UIFieldServerComponent } from 'payload'
import { idOf, type Id } from '@/domain/shared/idOf'
import { SideSummary } from '@/components/tenders/commands/SideSummary'

/** Who approved a tender the reader may read; what the form holds is not asked, it may hold anything. */
const approverOf = async (tender: Id, req: PayloadRequest) => {
  const shared = { depth: 0, disableErrors: true, req } as const
  const found: unknown = await req.payload.findByID({
    collection: 'tenders',
    id: tender,
    select: { approvedBy: true },
    overrideAccess: false,
    user: req.user,
    ...shared,
  })
  const id = idOf((found as Record<string, unknown> | null)?.approvedBy)
  if (id === null) return null
  const user: unknown = await req.payload.findByID({
    collection: 'users',
    id,
    select: { name: true },
    ...shared,
  })
  const { name } = (user ?? {}) as { name?: unknown }
  return typeof name === 'string' ? { id, name } : null
}

/** The side column of a tender: what was decided, by whom. */
export const TenderSide: UIFieldServerComponent = async ({ id, req }) => {
  const tender = idOf(id)
  return <SideSummary approver={tender === null ? null : await approverOf(tender, req)} />
}
