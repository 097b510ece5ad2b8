/** What a company sets up first, in this order. */
export const FIRST_STEPS = ['identity', 'company', 'branch', 'stockCard', 'tender', 'user'] as const
export type FirstStepId = (typeof FIRST_STEPS)[number]
export type FirstStep = {
  id: FirstStepId
  isDone: boolean
  /** The company to add a branch to, if there is one. */
  company?: number
}

/** True if this user has setup steps left. */
export const hasStepsLeft = (steps: readonly FirstStep[]): boolean =>
  steps.some(({ isDone }) => !isDone)
