import { OVERLAP_HOURS } from '@/domain/users/apiKey'
import { bodyOf, NO_BODY } from './bodies/body'
import { optionalDecimalField } from './bodies/amountFields'
import { optionalRecordNumberField } from './bodies/recordFields'
import type { ListCommand } from './command'

/** Hours that the key or secret in use goes on after another one was made; at once with 0. */
export const overlapHours = optionalDecimalField({
  digits: { integerDigits: 3, scale: 0 },
  refuse: (value) => {
    if (Number(value) < 0) return 'mustNotBeNegative'
    return Number(value) > OVERLAP_HOURS.most ? 'tooLarge' : null
  },
  codes: ['mustNotBeNegative'],
})

/** What is done with the keys of a client: by people who may change it. */
export const KEY_COMMANDS = {
  rotateKey: {
    path: '/rotate',
    body: bodyOf({ overlapHours }),
    codes: ['userAboveOwn', 'confirmItsYou'],
  },
  revokeKeys: {
    path: '/revoke',
    // Which of its keys; all of them when left out.
    body: bodyOf({ key: optionalRecordNumberField }),
    codes: ['userAboveOwn', 'alreadyInThatState'],
  },
} as const satisfies Record<string, ListCommand>

/** The command of a key about itself: anyone who holds it can revoke it. */
export const OWN_KEY_COMMANDS = {
  revokeOwnKey: { path: '/revoke', body: NO_BODY, codes: ['programsOnly'] },
} as const satisfies Record<string, ListCommand>
