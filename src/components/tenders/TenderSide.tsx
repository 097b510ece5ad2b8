import type { UIFieldServerComponent } from 'payload'
import { idOf } from '@/domain/shared/idOf'
import { SideSummary } from './commands/SideSummary'

/** The side column of a tender: what was decided, by whom. */
export const TenderSide: UIFieldServerComponent = async ({ data, payload }) => {
  const id = idOf((data as Record<string, unknown> | undefined)?.approvedBy)
  const found: unknown =
    id === null
      ? null
      : await payload.findByID({
          collection: 'users',
          id,
          depth: 0,
          select: { name: true },
          disableErrors: true,
        })
  const { name } = (found ?? {}) as { name?: unknown }
  return <SideSummary approver={id !== null && typeof name === 'string' ? { id, name } : null} />
}
