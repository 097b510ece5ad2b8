import type { Endpoint, PayloadRequest } from 'payload'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { MAX_PASSWORD_UNITS } from '@/domain/users/password'
import { canonicalEmail } from '@/operations/users/canonicalEmail'
import { beginEnrolment, completeEnrolment } from '@/operations/users/factors/enrolment'
import { linkIdentity } from '@/operations/users/oidc/identities'
import { beginPasskeyStep, completeSignIn } from '@/operations/users/factors/signInStep'
import { askForPasskey } from '@/operations/users/passkeys/assertion'
import { signInByPasskey } from '@/operations/users/passkeys/signInByPasskey'
import { signIn } from '@/operations/users/signIn'
import type { SignIn } from '@/operations/users/startSession'
import { clientIp } from './clientIp'
import { deviceCookie, readDeviceCookie } from './deviceCookie'
import { readData } from './readData'
import { readFirstCode, readPasskeyAnswer, readProof, refuseOthers } from './readProof'
import { sessionCookie } from './sessionCookie'
import { readStepCookie, stepCookie } from './stepCookie'

const readPassword = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= MAX_PASSWORD_UNITS ? value : null

const isRemembered = (value: unknown): boolean =>
  value === true || value === 'true' || value === 'on'

const answerWith = (body: object, cookies: string[]): Response => {
  const answer = Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

/** @param args.codes recovery codes, where a factor was set up; `isLast` after a second step */
const answerSignedIn = (
  req: PayloadRequest,
  args: { email: string; signedIn: SignIn; codes?: string[]; isLast?: boolean },
): Response => {
  const { email, signedIn, codes, isLast } = args
  const { payload } = req
  const { token, exp, user, cookieUntil, device } = signedIn
  const message = req.t('authentication:authenticated')
  return answerWith({ message, user, exp, ...(codes && { codes }) }, [
    sessionCookie({ token, until: cookieUntil }),
    deviceCookie({ payload, email, ...device }),
    ...(isLast ? [stepCookie(payload, { token: '', until: new Date(0) })] : []),
  ])
}

/**
 * `POST /api/users/login {email, password, remember?}`, in place of Payload's: the same response
 * after the same time whatever is wrong, a cookie that ends with the browser unless `remember` is
 * sent, and the token in the cookie only. A user with a second factor is asked for it:
 * `{next: "factor", methods}`, and a cookie that opens `/login/factor` alone. One who has to set it
 * up first gets `{next: "enrol"}`, and a cookie that opens `/login/enrol` and `/login/enable`.
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
    const result = await signIn({
      req,
      email: account.email,
      password: secret ?? '',
      isRemembered: isRemembered(remember),
      ip: clientIp(headers),
      device: readDeviceCookie({ ...account, headers }),
    })
    if ('next' in result) {
      const { next, methods, step } = result
      return answerWith(next === 'enrol' ? { next } : { next, methods }, [
        stepCookie(payload, step),
      ])
    }
    return answerSignedIn(req, { email: account.email, signedIn: result })
  },
}

const insistOnStep = ({ payload, headers }: PayloadRequest): string => {
  const token = readStepCookie(payload, headers)
  if (!token) throw new Refusal('stepExpired')
  return token
}

/** Data of the request that a second step needs in addition to its body. */
const stepOf = (req: PayloadRequest) => {
  const { payload, headers } = req
  return {
    req,
    token: insistOnStep(req),
    ip: clientIp(headers),
    deviceOf: (email: string) => readDeviceCookie({ payload, headers, email }),
  }
}

/**
 * `POST /api/users/login/factor {code}`, `{recovery}` or `{assertion}`: the second step, with the
 * cookie of the first. Responds like a sign-in without a second factor.
 */
export const loginFactor: Endpoint = {
  path: '/login/factor',
  method: 'post',
  handler: async (req) => {
    const proof = readProof(await readData(req), ['passkey', 'code', 'recovery'])
    const { email, ...signedIn } = await completeSignIn({ ...stepOf(req), proof })
    return answerSignedIn(req, { email, signedIn, isLast: true })
  },
}

/**
 * `POST /api/users/login/factor-begin`: the challenge for a passkey as the second step, with the
 * cookie of the first.
 */
export const loginFactorBegin: Endpoint = {
  path: '/login/factor-begin',
  method: 'post',
  handler: async (req) => {
    refuseOthers(await readData(req), [])
    return answerWith(await beginPasskeyStep({ req, token: insistOnStep(req), next: 'factor' }), [])
  },
}

/**
 * `POST /api/users/login/link-begin`: the challenge for a passkey in `/login/link`, with its
 * cookie.
 */
export const loginLinkBegin: Endpoint = {
  path: '/login/link-begin',
  method: 'post',
  handler: async (req) => {
    refuseOthers(await readData(req), [])
    return answerWith(await beginPasskeyStep({ req, token: insistOnStep(req), next: 'link' }), [])
  },
}

/**
 * `POST /api/users/login/link {password}` or `{assertion}`: links an account of the provider to that of
 * its address, with the cookie of `/oidc/callback`. No session starts here: the next request to `/oidc/start` signs in.
 */
export const loginLink: Endpoint = {
  path: '/login/link',
  method: 'post',
  handler: async (req) => {
    const proof = readProof(await readData(req), ['passkey', 'password'])
    await linkIdentity({ ...stepOf(req), proof })
    return answerWith({ done: true }, [stepCookie(req.payload, { token: '', until: new Date(0) })])
  },
}

/**
 * `POST /api/users/login/passkey-begin`: a challenge for any passkey of this site. It does not
 * depend on an account, so it reveals none.
 */
export const loginPasskeyBegin: Endpoint = {
  path: '/login/passkey-begin',
  method: 'post',
  handler: async (req) => {
    refuseOthers(await readData(req), [])
    const askedBy = clientIp(req.headers)
    return answerWith(await askForPasskey(req, { use: { purpose: 'signIn' }, askedBy }), [])
  },
}

/**
 * `POST /api/users/login/passkey {assertion, remember?}`: signs in by a passkey alone. Responds
 * like a sign-in by password.
 */
export const loginPasskey: Endpoint = {
  path: '/login/passkey',
  method: 'post',
  handler: async (req) => {
    const { remember, ...data } = await readData(req)
    const { payload, headers } = req
    const { email, ...signedIn } = await signInByPasskey({
      req,
      assertion: readPasskeyAnswer(data),
      isRemembered: isRemembered(remember),
      ip: clientIp(headers),
      deviceOf: (address) => readDeviceCookie({ payload, headers, email: address }),
    })
    return answerSignedIn(req, { email, signedIn, isLast: true })
  },
}

/** `POST /api/users/login/enrol`: a new secret for the authenticator, with the cookie of the first step. */
export const loginEnrol: Endpoint = {
  path: '/login/enrol',
  method: 'post',
  handler: async (req) => {
    refuseOthers(await readData(req), [])
    return answerWith(await beginEnrolment({ req, token: insistOnStep(req) }), [])
  },
}

/**
 * `POST /api/users/login/enable {code}`: the first code of the authenticator enables the factor and
 * signs in. Responds like a sign-in, with the recovery `codes`, which are never shown again.
 */
export const loginEnable: Endpoint = {
  path: '/login/enable',
  method: 'post',
  handler: async (req) => {
    const code = readFirstCode(await readData(req))
    const { email, codes, ...signedIn } = await completeEnrolment({ ...stepOf(req), code })
    return answerSignedIn(req, { email, signedIn, codes, isLast: true })
  },
}
