import {
  IconAlarm,
  IconAt,
  IconSquareCheck,
  IconArrowBackUp,
  IconBan,
  IconBookmark,
  IconBookmarkOff,
  IconCalendarDue,
  IconCircleCheck,
  IconCircleX,
  IconHeartHandshake,
  IconKey,
  IconListCheck,
  IconMessageQuestion,
  IconClockExclamation,
  IconClockX,
  IconEraser,
  IconFileCheck,
  IconFileImport,
  IconFileInvoice,
  IconFileX,
  IconLockOpen,
  IconLockQuestion,
  IconLockX,
  IconMailX,
  IconPackageExport,
  IconPlugConnectedX,
  IconReceiptRefund,
  IconRubberStamp,
  IconScaleOutline,
  IconThumbDown,
  IconUserCheck,
  IconUserQuestion,
  IconWebhook,
  IconWebhookOff,
  type TablerIcon,
} from '@tabler/icons-react'

import type { NotificationEvent } from '@/domain/notifications/events'

import type { Tone } from '../../ui/layout/Chip'

const LOOKS: Readonly<Record<NotificationEvent, [TablerIcon, Tone]>> = {
  tenderSent: [IconRubberStamp, 'primary'],
  approvalRequested: [IconRubberStamp, 'primary'],
  approvalDeclined: [IconThumbDown, 'warning'],
  deputyNamed: [IconUserCheck, 'primary'],
  deputyGiven: [IconUserCheck, 'primary'],
  deputyEnded: [IconUserCheck, 'neutral'],
  tenderApproved: [IconCircleCheck, 'success'],
  approvalWithdrawn: [IconArrowBackUp, 'warning'],
  tenderRejected: [IconCircleX, 'error'],
  tenderCancelled: [IconBan, 'neutral'],
  tenderInvoiced: [IconFileInvoice, 'info'],
  invoiceWithdrawn: [IconReceiptRefund, 'warning'],
  tenderExpiring: [IconCalendarDue, 'warning'],
  tenderAccepted: [IconHeartHandshake, 'success'],
  tenderDeclined: [IconCircleX, 'error'],
  tenderQuestioned: [IconMessageQuestion, 'info'],
  tenderAssigned: [IconUserCheck, 'info'],
  companyAssigned: [IconUserCheck, 'info'],
  mentioned: [IconAt, 'primary'],
  actionAssigned: [IconSquareCheck, 'info'],
  actionDue: [IconAlarm, 'warning'],
  actionsDue: [IconListCheck, 'info'],
  requestDue: [IconUserQuestion, 'warning'],
  retentionOver: [IconEraser, 'info'],
  reservationMade: [IconBookmark, 'info'],
  reservationReleased: [IconBookmarkOff, 'neutral'],
  reservationExpiring: [IconClockExclamation, 'info'],
  reservationExpired: [IconClockExclamation, 'warning'],
  reservationOffered: [IconBookmark, 'success'],
  lowStock: [IconPackageExport, 'error'],
  importChecked: [IconFileCheck, 'info'],
  importDone: [IconFileImport, 'success'],
  importUndone: [IconArrowBackUp, 'neutral'],
  importStopped: [IconFileX, 'error'],
  rightRequested: [IconLockQuestion, 'primary'],
  rightGiven: [IconLockOpen, 'success'],
  rightDeclined: [IconLockX, 'warning'],
  countersDrifted: [IconScaleOutline, 'error'],
  jobFailed: [IconClockX, 'error'],
  mailFailed: [IconMailX, 'error'],
  deliveryFailed: [IconPlugConnectedX, 'error'],
  keyEnding: [IconKey, 'warning'],
  webhookFailing: [IconWebhook, 'warning'],
  webhookDisabled: [IconWebhookOff, 'error'],
}

/** The icon of a kind of event in its colour, as decoration beside the text. */
export const NotificationIcon = ({ event }: { event: NotificationEvent }) => {
  const [Icon, tone] = LOOKS[event]
  return (
    <span aria-hidden="true" className={`notification__icon notification__icon--${tone}`}>
      <Icon size={20} stroke={1.7} />
    </span>
  )
}
