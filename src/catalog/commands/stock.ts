import { PRICE, QUANTITY, RATE } from '@/domain/shared/decimal'
import { refusePrice, refuseQuantity } from '@/domain/shared/money'
import { REVERSIBLE, type ReservationCommand } from '@/domain/stock/commands'
import { OPEN_RESERVATION, WAITING_RESERVATION } from '@/domain/stock/reservation'
import { UNLOCKED_TENDERS } from '@/domain/tenders/status'
import { bodyOf, NO_BODY } from './bodies/body'
import type { Command, NeededRight } from './command'
import { decimalField, optionalDecimalField } from './bodies/amountFields'
import { currencyField, dayBodyField } from './bodies/choiceFields'
import { recordField } from './bodies/recordFields'
import { noteField } from './bodies/wordFields'

const RESERVE: NeededRight = ['create', 'stock-reservations', 'status']

const DELIVERY = bodyOf({
  quantity: optionalDecimalField({
    digits: QUANTITY,
    refuse: refuseQuantity,
    codes: ['quantityNotPositive', 'notWhole', 'moreThanOrdered', 'insufficientStock'],
  }),
  price: decimalField({ digits: PRICE, refuse: refusePrice, codes: ['priceNotPositive'] }),
  currencyType: currencyField,
  // Not required for lira: the operation checks it.
  currencyRate: optionalDecimalField({ digits: RATE, codes: ['required', 'rateNotPositive'] }),
})

/** A tender that stock can still be reserved for by hand. */
const UNLOCKED_TENDER = recordField({
  records: { of: 'tenders', where: { status: { in: UNLOCKED_TENDERS.join(',') } } },
  codes: ['notAnOption', 'tenderLocked', 'tenderExpired'],
})

/** Commands of posted ledger rows, which nothing else changes. */
export const MOVEMENT_COMMANDS = {
  reverse: {
    path: '/reverse',
    words: {
      label: 'stockMovements.reverse',
      title: 'stockMovements.reverseQuestion',
      text: 'stockMovements.reverseHint',
      notice: 'stockMovements.reversed',
      icon: 'back',
    },
    needs: [['create', 'stock-movements', '*']],
    from: REVERSIBLE,
    nextIn: REVERSIBLE,
    body: bodyOf({ note: noteField }),
    answer: { status: 201, of: 'stock-movements' },
    codes: [
      'isAReversal',
      'alreadyReversed',
      'movementBelongsToInvoice',
      'insufficientStock',
      'periodClosed',
    ],
    isDestructive: true,
  },
} as const satisfies Record<string, Command>

/** Commands of reservations, the step forward first. */
export const RESERVATION_COMMANDS = {
  take: {
    path: '/take',
    words: {
      label: 'waiting.take',
      title: 'waiting.takeQuestion',
      text: 'waiting.takeText',
      notice: 'waiting.taken',
      icon: 'check',
    },
    needs: [RESERVE],
    from: WAITING_RESERVATION,
    nextIn: WAITING_RESERVATION,
    body: NO_BODY,
    answer: { status: 200, of: 'stock-reservations' },
    codes: ['reservationNotWaiting', 'tenderLocked', 'tenderExpired', 'insufficientStock'],
  },
  fulfill: {
    path: '/fulfill',
    words: {
      label: 'stockReservations.fulfill',
      title: 'stockReservations.fulfillQuestion',
      text: 'stockReservations.fulfillText',
      notice: 'stockReservations.fulfilledNotice',
      icon: 'handOver',
    },
    // It posts a complete movement.
    needs: [['create', 'stock-reservations', '*']],
    from: OPEN_RESERVATION,
    nextIn: OPEN_RESERVATION,
    body: DELIVERY,
    // The posted movement; the reservation stays open, or ends.
    answer: { status: 200, of: 'stock-movements' },
    codes: [
      'reservationNotActive',
      'tenderNotApproved',
      'moreThanOrdered',
      'insufficientStock',
      'periodClosed',
    ],
  },
  extend: {
    path: '/extend',
    words: {
      label: 'stockReservations.extend',
      title: 'stockReservations.extendQuestion',
      text: 'stockReservations.extendText',
      notice: 'stockReservations.extendedNotice',
      icon: 'calendar',
    },
    needs: [['create', 'stock-reservations', 'reservedUntil']],
    from: OPEN_RESERVATION,
    body: bodyOf({ reservedUntil: dayBodyField(['dayInPast']) }),
    answer: { status: 200, of: 'stock-reservations' },
    codes: ['reservationNotActive', 'reservationBelongsToTender', 'tenderExpired'],
  },
  move: {
    path: '/move',
    words: {
      label: 'stockReservations.move',
      title: 'stockReservations.moveQuestion',
      text: 'stockReservations.moveText',
      notice: 'stockReservations.movedNotice',
      icon: 'transfer',
    },
    // Moving the reservation to a tender requires the right to read tenders.
    needs: [
      ['create', 'stock-reservations', 'tender'],
      ['read', 'tenders'],
    ],
    from: OPEN_RESERVATION,
    body: bodyOf({ tender: UNLOCKED_TENDER }),
    // The new reservation of the other tender; this one has ended.
    answer: { status: 201, of: 'stock-reservations' },
    codes: ['reservationNotActive', 'reservationBelongsToTender', 'tenderLocked', 'tenderExpired'],
  },
  release: {
    path: '/release',
    words: {
      label: 'stockReservations.release',
      title: 'stockReservations.releaseQuestion',
      text: 'stockReservations.releaseText',
      notice: 'stockReservations.releasedNotice',
      icon: 'unlock',
    },
    needs: [RESERVE],
    from: OPEN_RESERVATION,
    nextIn: OPEN_RESERVATION,
    body: NO_BODY,
    answer: { status: 200, of: 'stock-reservations' },
    codes: ['reservationNotActive', 'reservationBelongsToTender'],
    isDestructive: true,
    inBulk: true,
  },
  leave: {
    path: '/leave',
    words: {
      label: 'waiting.leave',
      title: 'waiting.leaveQuestion',
      text: 'waiting.leaveText',
      notice: 'waiting.left',
      icon: 'ban',
    },
    needs: [RESERVE],
    from: WAITING_RESERVATION,
    body: NO_BODY,
    answer: { status: 200, of: 'stock-reservations' },
    codes: ['reservationNotWaiting'],
    isDestructive: true,
    inBulk: true,
  },
} as const satisfies Record<ReservationCommand, Command>
