import type { Payload, PayloadRequest } from 'payload'

import { storedPreference } from '@/lib/storedPreference'

import { KeyboardLayer } from './KeyboardLayer'
import { hasLetterKeys, KEYBOARD_PREFERENCE } from './keyboardPreference'

type Props = { payload: Payload; user?: PayloadRequest['user'] }

/** The keyboard layer with the person's own choice (`admin.components.header`). */
export const Keyboard = async ({ payload, user }: Props) => {
  const stored = await storedPreference({ payload, user, key: KEYBOARD_PREFERENCE })
  return <KeyboardLayer hasLetters={hasLetterKeys(stored)} />
}
