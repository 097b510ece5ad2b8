import type { Endpoint } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { MAX_PASSWORD_UNITS } from '@/domain/users/password'
import { canonicalEmail } from '@/operations/users/canonicalEmail'
import { signIn } from '@/operations/users/signIn'
import { clientIp } from './clientIp'
import { deviceCookie, readDeviceCookie } from './deviceCookie'
import { readData } from './readData'
import { sessionCookie } from './sessionCookie'

const readPassword = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= MAX_PASSWORD_UNITS ? value : null

/**
 * `POST /api/users/login {email, password, remember?}`, in place of Payload's: the same answer and
 * the same time whatever is wrong, a cookie that ends with the browser unless `remember` is sent,
 * and the token in the cookie only.
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
    const { token, exp, user, cookieUntil, device } = await signIn({
      req,
      email: account.email,
      password: secret ?? '',
      isRemembered,
      ip: clientIp(headers),
      device: readDeviceCookie({ ...account, headers }),
    })
    const message = req.t('authentication:authenticated')
    const answer = Response.json({ message, user, exp })
    for (const cookie of [
      sessionCookie({ token, until: cookieUntil }),
      deviceCookie({ ...account, ...device }),
    ])
      answer.headers.append('Set-Cookie', cookie)
    return answer
  },
}
