import type { RefusalCode, RefusalData } from './refusal'

/**
 * Why a command is blocked. `isShown`: the state of the record allows it but another obstacle,
 * which a person can remove or should know, does not: it is shown disabled with its reason.
 * Otherwise the command is hidden.
 */
export type Blocker = { code: RefusalCode; data?: RefusalData; isShown: boolean }

/** Hides the command: it makes no sense in this state. */
export const hides = (code: RefusalCode): Blocker => ({ code, isShown: false })

/** Shows the command disabled, with its reason. */
export const names = (code: RefusalCode, data?: RefusalData): Blocker => ({
  code,
  ...(data && { data }),
  isShown: true,
})
