import type { Endpoint } from 'payload'
import { refuseFields } from '@/domain/shared/refusal'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { canonicalEmail } from '@/operations/users/canonicalEmail'
import { requestPasswordReset } from '@/operations/users/requestPasswordReset'
import { limitForgotten } from '@/operations/users/signInLimits'
import { clientIp } from './clientIp'
import { languageOf, readData } from './readData'
import { refuseOthers } from './readProof'

/**
 * `POST /api/users/forgot-password {email}`: always the same response; the mail is sent afterwards.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { payload } = req
    const data = await readData(req)
    refuseOthers(data, ['email'])
    const { email } = data
    const address = canonicalEmail(email)
    refuseFields([address ? null : { path: 'email', code: email ? 'invalidEmail' : 'required' }])
    await limitForgotten(payload, { email: address ?? '', ip: clientIp(req.headers) })
    const language = languageOf(req)
    const locale = isLocale(language) ? language : DEFAULT_LOCALE
    await requestPasswordReset({ req, email: address ?? '', locale })
    return Response.json({ message: translate(locale, 'auth.resetLinkSent') })
  },
}
