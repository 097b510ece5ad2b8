import type { SsoProblem } from '@/domain/users/oidc'
import type { MessageKey } from '@/i18n/messages'

const WORDS: Readonly<Record<SsoProblem, MessageKey>> = {
  ssoRefused: 'factors.providerRefused',
  ssoUnavailable: 'factors.providerAway',
  noRoleForYou: 'refusals.noRoleForYou',
  tooManyAttempts: 'refusals.tooManyRequests',
}

/**
 * The message of a failure at the provider of single sign-on where only the provider signs in.
 * @returns its key; the message does not mention passwords
 */
export const ssoWords = (problem: SsoProblem): MessageKey => WORDS[problem]
