'use client'

import { useSyncExternalStore } from 'react'

import type { MessageKey } from '@/i18n/messages'

import { sendToApi, type ApiOutcome, type ApiRefusal } from './api'

const never = () => () => {}
const isSupported = () => typeof window.PublicKeyCredential === 'function'

/** Whether the browser has passkeys; null until the page is alive. */
export const usePasskeySupport = (): boolean | null =>
  useSyncExternalStore(never, isSupported, () => null)

/** Why a browser gave no answer, as a key of words. */
const FAILURES: Readonly<Record<string, MessageKey>> = {
  NotAllowedError: 'factors.passkeyCancelled',
  AbortError: 'factors.passkeyCancelled',
  // Of a new passkey: the device has one of this account.
  InvalidStateError: 'refusals.passkeyExists',
}

/** The answer of a passkey, or why there is none: a refusal of the API or of the browser. */
export type PasskeyAnswer =
  | { ok: true; answer: object }
  | { ok: false; refusal?: ApiRefusal; reason: MessageKey }

/**
 * Asks for a passkey: fetches the options, and opens the dialog of the browser. The library comes with the first
 * press: pages that people open all day do not carry it.
 * @param question the outcome of the address that asks, of which the browser is asked
 * @param kind `get` for the answer of an existing passkey, `create` for a new one
 */
export const answerWithPasskey = async (
  question: ApiOutcome<Record<string, unknown>>,
  kind: 'get' | 'create' = 'get',
): Promise<PasskeyAnswer> => {
  if (!question.ok) return { ok: false, refusal: question, reason: 'factors.passkeyFailed' }
  try {
    const library = await import('@simplewebauthn/browser')
    const optionsJSON = question.data as never
    const answer =
      kind === 'get'
        ? await library.startAuthentication({ optionsJSON })
        : await library.startRegistration({ optionsJSON })
    return { ok: true, answer }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    return { ok: false, reason: FAILURES[name] ?? 'factors.passkeyFailed' }
  }
}

/** The same with the address that asks: `POST` without a body. */
export const askPasskey = async (path: string): Promise<PasskeyAnswer> =>
  answerWithPasskey(await sendToApi(path, { method: 'POST' }))
