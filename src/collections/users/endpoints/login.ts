import type { Endpoint, PayloadRequest } from 'payload'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { MAX_PASSWORD_UNITS } from '@/domain/users/password'
import { canonicalEmail } from '@/operations/users/canonicalEmail'
import { completeSignIn } from '@/operations/users/factors/signInStep'
import { signIn } from '@/operations/users/signIn'
import type { SignIn } from '@/operations/users/startSession'
import { clientIp } from './clientIp'
import { deviceCookie, readDeviceCookie } from './deviceCookie'
import { readData } from './readData'
import { readProof } from './readProof'
import { sessionCookie } from './sessionCookie'
import { readStepCookie, stepCookie } from './stepCookie'

const readPassword = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= MAX_PASSWORD_UNITS ? value : null

const answerWith = (body: object, cookies: string[]): Response => {
  const answer = Response.json(body)
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

const answerSignedIn = (
  req: PayloadRequest,
  { email, signedIn, more = [] }: { email: string; signedIn: SignIn; more?: string[] },
): Response => {
  const { token, exp, user, cookieUntil, device } = signedIn
  const message = req.t('authentication:authenticated')
  return answerWith({ message, user, exp }, [
    sessionCookie({ token, until: cookieUntil }),
    deviceCookie({ payload: req.payload, email, ...device }),
    ...more,
  ])
}

/**
 * `POST /api/users/login {email, password, remember?}`, in place of Payload's: the same answer and
 * the same time whatever is wrong, a cookie that ends with the browser unless `remember` is sent,
 * and the token in the cookie only. A user with a second factor is asked for it:
 * `{next: "factor", methods}`, and a cookie that opens `/login/factor` alone.
 */
export const login: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { email, password, remember } = await readData(req)
    const address = canonicalEmail(email)
    const secret = readPassword(password)
    refuseFields([
      address ? null : { path: 'email', code: email ? 'invalidEmail' : 'required' },
      secret === null ? { path: 'password', code: password ? 'invalidInput' : 'required' } : null,
    ])
    const { payload, headers } = req
    const account = { payload, email: address ?? '' }
    const isRemembered = remember === true || remember === 'true' || remember === 'on'
    const result = await signIn({
      req,
      email: account.email,
      password: secret ?? '',
      isRemembered,
      ip: clientIp(headers),
      device: readDeviceCookie({ ...account, headers }),
    })
    if ('next' in result) {
      const { next, methods, step } = result
      return answerWith({ next, methods }, [stepCookie(payload, step)])
    }
    return answerSignedIn(req, { email: account.email, signedIn: result })
  },
}

/**
 * `POST /api/users/login/factor {code}` or `{recovery}`: the second step, with the cookie of the
 * first. Answers as a sign-in without a second factor does.
 */
export const loginFactor: Endpoint = {
  path: '/login/factor',
  method: 'post',
  handler: async (req) => {
    const { payload, headers } = req
    const proof = readProof(await readData(req), ['code', 'recovery'])
    const token = readStepCookie(payload, headers)
    if (!token) throw new Refusal('stepExpired')
    const { email, ...signedIn } = await completeSignIn({
      req,
      token,
      proof,
      ip: clientIp(headers),
      deviceOf: (address) => readDeviceCookie({ payload, headers, email: address }),
    })
    const over = stepCookie(payload, { token: '', until: new Date(0) })
    return answerSignedIn(req, { email, signedIn, more: [over] })
  },
}
