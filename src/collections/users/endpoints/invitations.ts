import type { Endpoint } from 'payload'
import { mayOf } from '@/access/mayOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { commandAnswer } from '@/collections/shared/commandAnswer'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { INVITE } from '@/domain/users/signInState'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import { inTransaction } from '@/operations/shared/transaction'
import {
  acceptByPasskey,
  beginInvitationPasskey,
} from '@/operations/users/invitations/acceptByPasskey'
import { acceptInvitation as accept } from '@/operations/users/invitations/acceptInvitation'
import { inviteUser } from '@/operations/users/invitations/inviteUser'
import { readRegistration } from '@/operations/users/passkeys/responses'
import { limitResets } from '@/operations/users/signInLimits'
import { clientIp } from './clientIp'
import { languageOf, readData } from './readData'
import { refuseOthers } from './readProof'

const NOT_KEPT = { headers: { 'Cache-Control': 'no-store' } }

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

/** The token of a mailed link in a request. */
const tokenIn = ({ token }: Record<string, unknown>): string => {
  const isToken = typeof token === 'string' && token !== '' && token.length <= 200
  refuseFields([isToken ? null : { path: 'token', code: 'required' }])
  return String(token)
}

/**
 * `POST /api/users/accept-invitation-begin {token}`: the challenge for registering a passkey
 * instead of a password.
 */
export const acceptInvitationBegin: Endpoint = {
  path: '/accept-invitation-begin',
  method: 'post',
  handler: async (req) => {
    const data = await readData(req)
    refuseOthers(data, ['token'])
    const token = tokenIn(data)
    const ip = clientIp(req.headers)
    await limitResets(req.payload, ip)
    return Response.json(await beginInvitationPasskey({ req, token, ip }), NOT_KEPT)
  },
}

/**
 * `POST /api/users/accept-invitation {token, password}` or `{token, registration}`, which returns
 * recovery `codes`. Starts no session: the user signs in afterwards.
 */
export const acceptInvitation: Endpoint = {
  path: '/accept-invitation',
  method: 'post',
  handler: async (req) => {
    const data = await readData(req)
    refuseOthers(data, ['token', 'password', 'confirm-password', 'registration'])
    const token = tokenIn(data)
    const { password, registration, 'confirm-password': confirmation } = data
    const given = registration === undefined ? null : readRegistration(registration)
    const isEither = registration === undefined || (password ?? confirmation) === undefined
    const isReadable = registration === undefined || given !== null
    refuseFields([isEither && isReadable ? null : { path: 'registration', code: 'invalidInput' }])
    await limitResets(req.payload, clientIp(req.headers))
    if (!given) {
      await accept({ req, token, password, confirmation })
      return Response.json({ message: translate(languageOf(req), 'auth.invitationDone') })
    }
    const codes = await acceptByPasskey({ req, token, registration: given })
    const message = translate(languageOf(req), 'auth.invitationPasskeyDone')
    return Response.json({ message, codes }, NOT_KEPT)
  },
}
