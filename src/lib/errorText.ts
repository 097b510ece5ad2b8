/** Longest reason that is kept and shown. */
const MAX_LENGTH = 500

/** A failed statement prints its parameters in the message: hashes and addresses among them. */
const withoutValues = (message: string): string => message.split('\nparams:')[0] ?? ''

/** PostgreSQL quotes the value it could not read in errors of this class. */
const QUOTES_VALUES = /^22/

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  // A failed statement prints itself; its cause says what the database refused.
  if (cause instanceof Error && message.startsWith('Failed query:')) return messageOf(cause)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return QUOTES_VALUES.test(code) ? `PostgreSQL ${code}` : withoutValues(message)
}

/** Why something failed, to be kept and shown to administrators: no SQL and no value of a statement. */
export const reasonOf = (error: unknown): string => messageOf(error).slice(0, MAX_LENGTH)

/** The error with what its causes say, for the log: no value of a statement in it either. */
export const forLog = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const { name, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  const frames = stack?.slice(stack.indexOf('\n    at '))
  const message = withoutValues(error.message)
  return { name, message, code, frames, ...(cause ? { cause: forLog(cause) } : {}) }
}
