import type { Texts } from '../texts'
import type { notifications as tr } from '../tr/notifications'

export const notifications: Texts<typeof tr> = {
  notifications: {
    singular: 'Notification',
    plural: 'Notifications',
    fields: {
      kind: 'Kind',
      title: 'Title',
      body: 'Text',
      link: 'Link',
      readAt: 'Read at',
      user: 'User',
    },
    markAllRead: 'Mark all as read',
    markAllUnread: 'Mark all as unread',
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    viewAll: 'View all notifications',
    empty: 'No notifications',
    newCount: '{n, plural, one {# new} other {# new}}',
    unreadCount: 'Notifications, {n} unread',
    remove: 'Remove notification',
    unread: 'Unread',
    emptyUnread: 'No unread notifications',
    emptyText: 'Quotation approvals, reservations and low stock show up here.',
    emptyUnreadText: 'You have read everything.',
    failed: 'The notifications could not be loaded.',
    filters: 'Notification filters',
    kindFilter: 'By kind',
    earlier: 'Earlier',
    by: 'Done by: {name}',
    select: 'Select: {title}',
    settings: 'Notification settings',
    settingsText:
      'Choose what you want to be told about. You are only told about records you may see.',
    mailsText:
      'Unread notifications about topics set to once a day come in one email every morning at 8:00. Emails about the security of your account are always sent.',
    topic: 'Topic',
    inProduct: 'Notification',
    byMail: 'Email',
    mailsOf: '{kind}: email',
    mailChoices: { atOnce: 'At once', daily: 'Once a day', off: 'Off' },
    mailLanguageText: 'The texts of your calendar link are in this language too.',
    lastLanguage: 'The interface language I used last',
    kinds: {
      approval: 'Waiting for your approval',
      tenderStatus: 'Quotation status updated',
      customerAnswer: 'Customer answer',
      assignment: 'Assigned to you',
      mention: 'You were mentioned',
      action: 'Actions',
      reservation: 'Reservation updated',
      lowStock: 'Low stock',
      import: 'Import',
      export: 'Export',
      rights: 'Request for a right',
      system: 'System',
    },
    kindTexts: {
      approval:
        'When somebody asks for your approval, or a quotation was sent and you may approve it. Set to at once, only requests to you are mailed; this cannot be turned off.',
      tenderStatus:
        'When a quotation of yours is approved, invoiced, rejected or cancelled, and the day before it expires.',
      customerAnswer:
        'When a customer accepts, declines or asks about a quotation you sent, using its link.',
      assignment: 'When a quotation or a customer is assigned to you.',
      mention:
        'When somebody mentions you in a note with @. An email is sent if you do not read it within ten minutes.',
      action:
        'When somebody gives you something to do on a record; every morning at 8:30 for what is due by that day, and fifteen minutes before an action that has a time.',
      reservation:
        'When stock is reserved by hand for a quotation of yours, or a reservation of yours is released.',
      lowStock:
        'When the available quantity of a card falls below its minimum (below 5 without one).',
      import:
        'When an import of yours that took longer than ten seconds was checked, done, undone, or has stopped.',
      export:
        'When a file that was prepared in the background can be downloaded, or could not be prepared. The notification is the only way to the file, so it cannot be turned off.',
      rights: 'When somebody asks for a right that you can grant, or your own request is answered.',
      system:
        'When counters differ from their records, or a background job or an email has failed for good. Keys about to expire and webhooks that cannot be reached are always mailed.',
    },
    texts: {
      tenderApproved: 'Quotation {number} was approved.',
      tenderInvoiced: 'Quotation {number} was invoiced.',
      tenderRejected:
        '{number, select, none {The quotation “{tender}” was rejected.} other {Quotation {number} was rejected.}}',
      tenderCancelled:
        '{number, select, none {The quotation “{tender}” was cancelled.} other {Quotation {number} was cancelled.}}',
      approvalRequested:
        '{onBehalf, select, none {Your approval} other {Your approval, on behalf of {onBehalf},}} of {number, select, none {the quotation “{tender}”} other {quotation {number}}} is requested.{bidder, select, none {} other { Customer: {bidder}.}}{total, select, none {} other { Total: {total}.}}{discount, select, none {} other { Discount: {discount}.}}{note, select, none {} other { Note: {note}}}',
      deputyNamed:
        '{record} named you as deputy from {from} to {until}: you may answer their requests for approval on their behalf.',
      deputyGiven:
        'Your deputy from {from} to {until} is {record}. Requests for your approval go to them as well.',
      deputyEnded: 'The deputy was ended: {record}',
      approvalDeclined:
        'Approval of {number, select, none {the quotation “{tender}”} other {quotation {number}}} was declined. Reason: {note}',
      tenderSent: 'Quotation {number} was sent.',
      tenderExpired: 'Quotation {number} has expired.',
      approvalWithdrawn: 'The approval of quotation {number} was withdrawn.',
      invoiceWithdrawn: 'The invoice of quotation {number} was withdrawn.',
      tenderAccepted:
        '{customer} accepted quotation {number}.{chosen, select, none {} other { Chosen: {chosen}.}}',
      tenderDeclined: '{customer} declined quotation {number}.',
      tenderQuestioned: '{customer} asked a question about quotation {number}.',
      tenderAssigned:
        '{number, select, none {Quotation “{tender}” was assigned to you.} other {Quotation {number} was assigned to you.}}',
      companyAssigned: 'Company “{company}” was assigned to you.',
      mentioned: 'Mentioned you in a note: {record}',
      actionAssigned: 'You were given an action: {action}',
      actionDue: 'Due at {time}: {action}',
      actionsDue:
        '{due, plural, =0 {You have actions for today.} one {You have # action for today{overdue, plural, =0 {.} other {, overdue.}}} other {You have # actions for today{overdue, plural, =0 {.} other {, # of them overdue.}}}}',
      requestDue: 'Personal data request {record} has to be answered by {until}.',
      retentionOver: 'Some personal data is past its retention period; see the page Personal data.',
      tenderExpiring: 'Quotation {number} is valid until tomorrow.',
      lowStock: 'Low stock: {card} ({quantity})',
      reservationMade: 'Stock was reserved for {tender}: {card} ({quantity})',
      reservationReleased: 'A reservation was released: {card} ({quantity})',
      reservationExpiring: 'The reservation ends tomorrow: {card}',
      reservationExpired: 'The reservation has expired: {card}',
      reservationOffered: 'The stock you wait for is there to be taken: {card} ({quantity})',
      importChecked:
        '“{file}” was checked: {rows, plural, one {# row is} other {# rows are}} ready, {errors, plural, one {# is} other {# are}} wrong.',
      importDone: '“{file}” was imported: {rows, plural, one {# row} other {# rows}}.',
      importUndone: '“{file}” was taken back: {rows, plural, one {# row} other {# rows}}.',
      importStopped: 'The import of “{file}” has stopped; its page says why.',
      exportDone:
        '“{file}” is ready: {rows, plural, one {# row} other {# rows}}. You can download it for 24 hours.',
      exportFailed: '“{file}” could not be prepared; open this to see why.',
      rightRequested: 'You were asked for a right: {right}',
      rightGiven: 'The right you asked for was granted: {right}',
      rightDeclined: 'The right you asked for was not granted: {right}',
      countersDrifted: 'Stock counters differ from their records; have a look to repair them.',
      jobFailed: 'A background job failed and will not be tried again.',
      mailFailed: 'An email could not be sent and will not be tried again.',
      deliveryFailed: 'An event could not be delivered and will not be tried again.',
      keyEnding: 'The key of “{program}” ends on {lastDay}; replace it before then.',
      webhookFailing: 'Deliveries to the webhook “{record}” have failed for three days.',
      webhookDisabled: 'The webhook “{record}” was disabled.',
    },
  },
}
