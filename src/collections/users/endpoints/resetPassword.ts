import type { Endpoint } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { translate } from '@/i18n/translate'
import { setForgottenPassword } from '@/operations/users/setForgottenPassword'
import { limitResets } from '@/operations/users/signInLimits'
import { clientIp } from './clientIp'
import { languageOf, readData } from './readData'
import { refuseOthers } from './readProof'

/**
 * `POST /api/users/reset-password {token, password}`: starts no session, the user signs in
 * afterwards.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const data = await readData(req)
    refuseOthers(data, ['token', 'password', 'confirm-password'])
    const { token, password } = data
    const isToken = typeof token === 'string' && token !== '' && token.length <= 200
    refuseFields([isToken ? null : { path: 'token', code: 'required' }])
    await limitResets(req.payload, clientIp(req.headers))
    await setForgottenPassword({
      req,
      token: String(token),
      password,
      confirmation: data['confirm-password'],
    })
    return Response.json({ message: translate(languageOf(req), 'auth.resetDone') })
  },
}
