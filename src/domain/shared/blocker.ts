import type { RefusalCode, RefusalData } from './refusal'

/**
 * Why a command cannot be given now. `isShown`: the record's state would take it, something beside
 * it is in the way that a person can mend or should know, so it is shown switched off with its
 * reason; otherwise the command makes no sense here and is not shown at all.
 */
export type Blocker = { code: RefusalCode; data?: RefusalData; isShown: boolean }

/** The command makes no sense in this state. */
export const hides = (code: RefusalCode): Blocker => ({ code, isShown: false })

/** The command would make sense, and this is in its way. */
export const names = (code: RefusalCode, data?: RefusalData): Blocker => ({
  code,
  ...(data && { data }),
  isShown: true,
})
