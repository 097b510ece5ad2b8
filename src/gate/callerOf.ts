import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'

/**
 * The caller of a request, before Payload authenticates it. The strategies remember their answer by
 * the headers object (`guardStrategies`), so a request that is handed on is not looked up twice.
 */
export const callerOf = async (payload: Payload, headers: Headers): Promise<TypedUser | null> => {
  const { user } = await executeAuthStrategies({ headers, payload })
  return user
}
