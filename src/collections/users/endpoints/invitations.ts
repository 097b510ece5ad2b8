import type { Endpoint } from 'payload'
import { mayOf } from '@/access/mayOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { commandAnswer } from '@/collections/shared/commandAnswer'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { INVITE } from '@/domain/users/signInState'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { inTransaction } from '@/operations/shared/transaction'
import { acceptInvitation as accept } from '@/operations/users/invitations/acceptInvitation'
import { inviteUser } from '@/operations/users/invitations/inviteUser'
import { limitResets } from '@/operations/users/signInLimits'
import { clientIp } from './clientIp'
import { languageOf, readData } from './readData'
import { refuseOthers } from './readProof'

/**
 * `POST /api/users/invite {name, email, role, language?}` and further fields of a user, as creating one
 * takes them: without a password, which the mailed link sets. `language` is that of the mail.
 */
export const invite: Endpoint = {
  path: `/${INVITE}`,
  method: 'post',
  handler: async (req) => {
    insistOnCaller(req)
    if (!(await mayOf(req))(['create', 'users'])) throw new Refusal('notAllowed')
    const { language = null, ...data } = await readData(req)
    const isKnown = language === null || isLocale(language)
    refuseFields([isKnown ? null : { path: 'language', code: 'notAnOption' }])
    const doc = await inTransaction(req, async () => {
      const result = await inviteUser({ req, data, language: isLocale(language) ? language : null })
      return commandAnswer({ req, collection: 'users', result })
    })
    return Response.json({ doc, message: req.t('general:successfullyCreated') }, { status: 201 })
  },
}

/** `POST /api/users/accept-invitation {token, password}`: ends at the sign-in page. */
export const acceptInvitation: Endpoint = {
  path: '/accept-invitation',
  method: 'post',
  handler: async (req) => {
    const data = await readData(req)
    refuseOthers(data, ['token', 'password', 'confirm-password'])
    const { token, password } = data
    const isToken = typeof token === 'string' && token !== '' && token.length <= 200
    refuseFields([isToken ? null : { path: 'token', code: 'required' }])
    await limitResets(req.payload, clientIp(req.headers))
    await accept({ req, token: String(token), password, confirmation: data['confirm-password'] })
    return Response.json({ message: translate(languageOf(req), 'auth.invitationDone') })
  },
}
