import { cleanText } from '@/domain/shared/text/cleanText'
import { QUANTITY } from '@/domain/shared/decimal'
import { refuseCounted } from '@/domain/stock/counting/countFigures'
import {
  COUNT_CHOICES,
  COUNT_STARTS,
  ENTRY_MODES,
  type CountCommand,
} from '@/domain/stock/counting/counts'
import { bodyField, bodyOf, NO_BODY, tooLong } from './bodies/body'
import type { Command, NeededRight, RootCommand } from './command'
import { decimalField } from './bodies/amountFields'
import { optionField } from './bodies/choiceFields'
import {
  idsField,
  optionalRecordNumberField,
  recordNumberField,
  rowNumberField,
} from './bodies/recordFields'
import { reasonField } from './bodies/wordFields'

const COUNT: NeededRight = ['write', 'stock-counts', 'status']
const REVIEW: NeededRight = ['reviewCounts', 'stock-counts']
/** Responses contain the card's name. */
const SEE_CARDS: NeededRight = ['read', 'stock-cards', 'name']

const words = <Name extends CountCommand>(name: Name) =>
  ({
    label: `stockCounts.commands.${name}`,
    title: `stockCounts.questions.${name}`,
    text: `stockCounts.hints.${name}`,
    notice: `stockCounts.done.${name}`,
  }) as const

const answer = { status: 200, of: 'stock-counts' } as const

/** Commands of a count, in order of its life cycle. */
export const COUNT_COMMANDS = {
  start: {
    path: '/start',
    words: { ...words('start'), icon: 'count' },
    needs: [COUNT],
    from: COUNT_STARTS.start,
    nextIn: COUNT_STARTS.start,
    body: NO_BODY,
    answer,
    codes: ['wrongCountState', 'nothingToCount', 'cardInOpenCount'],
  },
  finish: {
    path: '/finish',
    words: { ...words('finish'), icon: 'check' },
    needs: [COUNT],
    // While a count runs, counting itself is the next step.
    from: COUNT_STARTS.finish,
    body: NO_BODY,
    answer,
    codes: ['wrongCountState'],
  },
  post: {
    path: '/post',
    words: { ...words('post'), icon: 'receipt' },
    needs: [REVIEW],
    from: COUNT_STARTS.post,
    nextIn: COUNT_STARTS.post,
    body: bodyOf({ reason: reasonField }),
    answer,
    codes: ['wrongCountState', 'countNeedsChoice', 'countBelowReserved', 'periodClosed'],
  },
  resume: {
    path: '/resume',
    words: { ...words('resume'), icon: 'back' },
    needs: [REVIEW],
    from: COUNT_STARTS.resume,
    body: NO_BODY,
    answer,
    codes: ['wrongCountState'],
  },
  cancel: {
    path: '/cancel',
    words: { ...words('cancel'), icon: 'ban' },
    needs: [COUNT],
    from: COUNT_STARTS.cancel,
    body: NO_BODY,
    answer,
    codes: ['wrongCountState'],
    isDestructive: true,
  },
} as const satisfies Record<CountCommand, Command>

const MAX_CODE_LENGTH = 500

/** A scanned or typed code of a card: a barcode, a SKU, or its QR value. */
const codeField = bodyField<string | null>(
  {
    input: 'code',
    isRequired: false,
    maxLength: MAX_CODE_LENGTH,
    codes: ['invalidInput', 'textTooLong'],
  },
  (sent) => {
    if (sent === null) return { value: null }
    if (typeof sent !== 'string') return { code: 'invalidInput' }
    if (sent.length > MAX_CODE_LENGTH) return tooLong(MAX_CODE_LENGTH)
    return { value: cleanText(sent) || null }
  },
)

const count = recordNumberField
const card = optionalRecordNumberField
const quantity = decimalField({ digits: QUANTITY, refuse: refuseCounted, codes: ['notWhole'] })

/**
 * Frequent commands on the cards of a count: no record of their own is changed, so each body names
 * its count.
 */
export const COUNTING_COMMANDS = {
  /** Adds a card to the list before counting begins. */
  add: {
    path: '/add',
    needs: [COUNT, SEE_CARDS],
    body: bodyOf({ count, card, code: codeField }),
    codes: ['notFound', 'wrongCountState', 'unknownCode', 'cardArchived'],
  },
  remove: {
    path: '/remove',
    needs: [COUNT],
    body: bodyOf({ count, card: recordNumberField }),
    codes: ['notFound', 'wrongCountState'],
  },
  /** Enters a counted quantity of a card. */
  enter: {
    path: '/enter',
    needs: [COUNT, SEE_CARDS],
    body: bodyOf({ count, card, code: codeField, quantity, mode: optionField(ENTRY_MODES) }),
    codes: ['notFound', 'wrongCountState', 'unknownCode', 'cardNotInCount', 'cardInOpenCount'],
  },
  /** Withdraws an entry. */
  undo: {
    path: '/undo',
    needs: [COUNT],
    body: bodyOf({ entry: rowNumberField }),
    codes: ['notFound', 'wrongCountState', 'alreadyDone'],
  },
  /** Stores a decision where the numbers alone do not suffice. */
  choose: {
    path: '/choose',
    needs: [REVIEW],
    body: bodyOf({ count, card: recordNumberField, choice: optionField(COUNT_CHOICES) }),
    codes: ['notFound', 'wrongCountState', 'cardNotInCount'],
  },
  /** Chooses the reservations of a card to release with the count. */
  resolve: {
    path: '/resolve',
    needs: [REVIEW, ['create', 'stock-reservations', 'status']],
    body: bodyOf({ count, card: recordNumberField, release: idsField }),
    codes: ['notFound', 'wrongCountState', 'cardNotInCount', 'reservationBelongsToTender'],
  },
} as const satisfies Record<string, RootCommand>
