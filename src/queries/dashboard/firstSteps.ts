import type { AppAbility } from '@/access/buildAbility'
import type { Right } from '@/access/collectionAccess'
import { FIRST_STEPS, type FirstStep, type FirstStepId } from '@/domain/dashboard/firstSteps'

const RIGHTS: Record<FirstStepId, Right> = {
  identity: ['write', 'settings'],
  company: ['create', 'customers'],
  branch: ['create', 'customers'],
  stockCard: ['create', 'stock-cards'],
  tender: ['create', 'tenders'],
  user: ['create', 'users'],
}

type Done = Partial<Record<FirstStepId, boolean | number | null>>

/** The setup steps open to this caller, each marked as done if the data shows it. */
export const stepsFor = (ability: AppAbility, answer: unknown): FirstStep[] => {
  if (!answer) return []
  const done = answer as Done
  const company = ability.can('read', 'customers') ? Number(done.company) : 0
  return FIRST_STEPS.filter((id) => ability.can(...RIGHTS[id])).map((id) => ({
    id,
    isDone: Boolean(done[id]),
    ...(id === 'branch' && company > 0 && { company }),
  }))
}
