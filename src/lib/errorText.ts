/** Longest reason that is kept and shown. */
const MAX_LENGTH = 500

/** A failed statement prints its parameters in the message: hashes and addresses among them. */
const withoutValues = (message: string): string => message.split('\nparams:')[0] ?? ''

/** Why something failed, to be kept and shown to administrators: no value of a statement in it. */
export const reasonOf = (error: unknown): string =>
  withoutValues(error instanceof Error ? error.message : String(error)).slice(0, MAX_LENGTH)

/** The error with what its causes say, for the log: no value of a statement in it either. */
export const forLog = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const { name, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  const frames = stack?.slice(stack.indexOf('\n    at '))
  const message = withoutValues(error.message)
  return { name, message, code, frames, ...(cause ? { cause: forLog(cause) } : {}) }
}
