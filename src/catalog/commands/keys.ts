import { OVERLAP_HOURS } from '@/domain/users/apiKey'
import { bodyOf, NO_BODY } from './bodies/body'
import { optionalDecimalField } from './bodies/amountFields'
import { optionalRecordNumberField } from './bodies/recordFields'
import type { ListCommand } from './command'

/** Hours for which the current key or secret stays valid; 0 ends it at once. */
export const overlapHours = optionalDecimalField({
  digits: { integerDigits: 3, scale: 0 },
  refuse: (value) => {
    if (Number(value) < 0) return 'mustNotBeNegative'
    return Number(value) > OVERLAP_HOURS.most ? 'tooLarge' : null
  },
  codes: ['mustNotBeNegative'],
})

/** Commands for the keys of a client: for users who may change it. */
export const KEY_COMMANDS = {
  rotateKey: {
    path: '/rotate',
    body: bodyOf({ overlapHours }),
    codes: ['userAboveOwn', 'confirmItsYou'],
  },
  revokeKeys: {
    path: '/revoke',
    // The key; all of them when left out.
    body: bodyOf({ key: optionalRecordNumberField }),
    codes: ['userAboveOwn', 'alreadyInThatState'],
  },
} as const satisfies Record<string, ListCommand>

/** Commands of a key on itself: anyone who has it can revoke it. */
export const OWN_KEY_COMMANDS = {
  revokeOwnKey: { path: '/revoke', body: NO_BODY, codes: ['programsOnly'] },
} as const satisfies Record<string, ListCommand>
