import type { AuthStrategy, AuthStrategyResult, Payload } from 'payload'
import { mayAct, type Actor } from '@/access/session/session'
import { noteCaller } from '@/lib/auditContext'
import { noteSeen } from '@/operations/users/sessionDevice'
import { lookUpAgain } from './lookUpAgain'
import { rememberCallers } from './rememberedCaller'

const isByToken = ({ name }: AuthStrategy): boolean => name === 'local-jwt'

const guarded = (strategy: AuthStrategy): AuthStrategy => {
  const answers = new WeakMap<Headers, Promise<AuthStrategyResult>>()
  const authenticate = isByToken(strategy)
    ? rememberCallers(strategy.authenticate)
    : strategy.authenticate
  const ask = async (args: Parameters<AuthStrategy['authenticate']>[0]) => {
    const found = await authenticate(args)
    // A key strategy reports failed lookups itself.
    const isFinal = found.user !== null || !isByToken(strategy)
    const result = isFinal ? found : await lookUpAgain(args, strategy.authenticate)
    if (!result.user) return result
    if (!mayAct(result.user as Actor, new Date())) return { ...result, user: null }
    const { _sid: sid } = result.user as Actor
    if (typeof sid === 'string') noteSeen(args.payload, { sid, headers: args.headers })
    return result
  }
  return {
    ...strategy,
    authenticate: async (args) => {
      const answer = answers.get(args.headers) ?? ask(args)
      answers.set(args.headers, answer)
      const result = await answer
      noteCaller(result.user)
      return result
    },
  }
}

const KEY = Symbol.for('backoffice.guardedStrategies')

/**
 * Treats suspended users and expired sessions as anonymous, from the next request on, over every
 * transport. For Payload's `onInit`, when the strategies are built.
 * @param payload the running instance; its strategies are wrapped, once
 */
export const guardStrategies = (payload: Payload): void => {
  const marked = payload as Payload & { [KEY]?: true }
  if (marked[KEY]) return
  marked[KEY] = true
  payload.authStrategies = payload.authStrategies.map(guarded)
}
