/** Maximum length of a stored reason. */
const MAX_LENGTH = 500

/** A failed statement includes its parameters in the message, such as hashes and addresses. */
const withoutValues = (message: string): string => message.split('\nparams:')[0] ?? ''

/** In errors of this class PostgreSQL quotes the invalid value. */
const QUOTES_VALUES = /^22/

/** The message of an error without values; its cause is not included. */
const saidBy = (error: Error): string => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return QUOTES_VALUES.test(code) ? `PostgreSQL ${code}` : withoutValues(error.message)
}

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const { message, cause } = error
  // The message of a failed statement is its SQL; its cause has the database error.
  const isStatement = cause instanceof Error && message.startsWith('Failed query:')
  return isStatement ? messageOf(cause) : saidBy(error)
}

/** Reason of a failure, stored and shown to administrators: without SQL and parameter values. */
export const reasonOf = (error: unknown): string => messageOf(error).slice(0, MAX_LENGTH)

/** The error with the messages of its causes, for the log, without values of a statement. */
export const forLog = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const { name, stack, cause } = error
  const code = 'code' in error ? error.code : undefined
  const frames = stack?.slice(stack.indexOf('\n    at '))
  return { name, message: saidBy(error), code, frames, ...(cause ? { cause: forLog(cause) } : {}) }
}
