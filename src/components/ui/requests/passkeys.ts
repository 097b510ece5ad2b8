'use client'

import { useSyncExternalStore } from 'react'

import type { MessageKey } from '@/i18n/messages'

import { sendToApi, type ApiOutcome, type ApiRefusal } from './api'

const never = () => () => {}
const isSupported = () => typeof window.PublicKeyCredential === 'function'

/** Whether the browser supports passkeys; null before hydration. */
export const usePasskeySupport = (): boolean | null =>
  useSyncExternalStore(never, isSupported, () => null)

/** Why the browser gave no response, as a dictionary key. */
const FAILURES: Readonly<Record<string, MessageKey>> = {
  NotAllowedError: 'factors.passkeyCancelled',
  AbortError: 'factors.passkeyCancelled',
  // Of a new passkey: the device has one of this account.
  InvalidStateError: 'refusals.passkeyExists',
}

/** A passkey response, or the refusal of the API or the browser. */
export type PasskeyAnswer =
  | { ok: true; answer: object }
  | { ok: false; refusal?: ApiRefusal; reason: MessageKey }

/**
 * Uses a passkey: fetches the options, and opens the browser's dialog. The library is loaded on
 * first use.
 * @param question the outcome of the request for options
 * @param kind `get` for an existing passkey, `create` for a new one
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

/** As `answerWithPasskey`, with options requested from `path` by a `POST` without a body. */
export const askPasskey = async (path: string): Promise<PasskeyAnswer> =>
  answerWithPasskey(await sendToApi(path, { method: 'POST' }))
