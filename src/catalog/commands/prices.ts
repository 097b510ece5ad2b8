import { MAX_SELECTED } from '@/domain/lists/pageSizes'
import { cleanText } from '@/domain/shared/text/cleanText'
import { recordIdOf } from '@/domain/shared/recordId'
import {
  PRICE_CHANGE_STARTS,
  PRICE_METHODS,
  PRICE_ROUNDINGS,
  type PriceChangeCommand,
} from '@/domain/stock/prices/priceChange'
import { CARD_PRICES, type CardPrice } from '@/domain/stock/prices/prices'
import { bodyField, bodyOf, NO_BODY, tooLong } from './bodies/body'
import type { Command, NeededRight, RootCommand } from './command'
import { optionField } from './bodies/choiceFields'

const CHANGE: NeededRight = ['changePrices', 'price-changes']
/** Responses contain the name of the card. */
const SEE_CARDS: NeededRight = ['read', 'stock-cards', 'name']

export const MAX_TITLE_LENGTH = 200

/** Title of the change. */
const titleField = bodyField<string>(
  {
    input: 'words',
    isRequired: true,
    maxLength: MAX_TITLE_LENGTH,
    codes: ['required', 'textTooLong'],
  },
  (sent) => {
    const title = typeof sent === 'string' ? cleanText(sent) : ''
    if (title === '') return { code: 'required' }
    return title.length > MAX_TITLE_LENGTH ? tooLong(MAX_TITLE_LENGTH) : { value: title }
  },
)

/** Cards by id, at most as many as can be selected in a list. */
const cardsField = bodyField<number[]>(
  { input: 'ids', isRequired: true, codes: ['required', 'invalidId', 'tooLarge'] },
  (sent) => {
    if (!Array.isArray(sent) || sent.length === 0) return { code: 'required' }
    if (sent.length > MAX_SELECTED) return { code: 'tooLarge' }
    const ids = sent.map(recordIdOf)
    return ids.every((id) => id !== null) ? { value: [...new Set(ids)] } : { code: 'invalidId' }
  },
)

/** The prices of a card to change. */
const pricesField = bodyField<CardPrice[]>(
  {
    input: 'rows',
    schema: { type: 'array', items: { enum: CARD_PRICES } },
    isRequired: true,
    codes: ['required', 'notAnOption'],
  },
  (sent) => {
    if (!Array.isArray(sent) || sent.length === 0) return { code: 'required' }
    const isKnown = sent.every((one) => CARD_PRICES.includes(one as CardPrice))
    return isKnown
      ? { value: CARD_PRICES.filter((price) => sent.includes(price)) }
      : { code: 'notAnOption' }
  },
)

/** The amount of the change, as text or number: the operation validates it by its method. */
const valueField = bodyField<string>(
  {
    input: 'decimal',
    isRequired: true,
    codes: [
      'required',
      'notADecimal',
      'tooManyDecimals',
      'tooLarge',
      'changeIsZero',
      'reductionTooLarge',
    ],
  },
  (sent) => {
    if (sent === null || sent === '') return { code: 'required' }
    if (typeof sent !== 'string' && typeof sent !== 'number') return { code: 'notADecimal' }
    return { value: String(sent) }
  },
)

/** Hash of the previewed prices. */
const seenField = bodyField<Readonly<Record<string, string>>>(
  {
    input: 'rows',
    schema: { type: 'object', additionalProperties: { type: 'string' } },
    isRequired: true,
    codes: ['required', 'invalidInput'],
  },
  (sent) => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
      return { code: 'required' }
    const isSound = Object.entries(sent).every(
      ([id, mark]) => recordIdOf(id) !== null && typeof mark === 'string' && mark.length < 200,
    )
    return isSound ? { value: sent as Record<string, string> } : { code: 'invalidInput' }
  },
)

const asked = {
  cards: cardsField,
  prices: pricesField,
  method: optionField(PRICE_METHODS),
  value: valueField,
  rounding: optionField(PRICE_ROUNDINGS),
}

/** Bulk price changes: preview and apply. */
export const PRICING_COMMANDS = {
  preview: {
    path: '/preview',
    needs: [CHANGE, SEE_CARDS],
    body: bodyOf(asked),
    codes: ['noPriceToChange'],
  },
  apply: {
    path: '/apply',
    needs: [CHANGE, SEE_CARDS],
    body: bodyOf({ ...asked, title: titleField, seen: seenField }),
    codes: ['noPriceToChange', 'pricesChanged'],
  },
} as const satisfies Record<string, RootCommand>

/** Commands of a bulk change. */
export const PRICE_CHANGE_COMMANDS = {
  undo: {
    path: '/undo',
    words: {
      label: 'priceChanges.commands.undo',
      title: 'priceChanges.questions.undo',
      text: 'priceChanges.hints.undo',
      notice: 'priceChanges.done.undo',
      icon: 'back',
    },
    // Undoing also requires the right to read it.
    needs: [CHANGE, ['read', 'price-changes']],
    from: PRICE_CHANGE_STARTS.undo,
    nextIn: [],
    body: NO_BODY,
    answer: { status: 200, of: 'price-changes' },
    codes: ['wrongPriceChangeState'],
    isDestructive: true,
  },
} as const satisfies Record<PriceChangeCommand, Command>
