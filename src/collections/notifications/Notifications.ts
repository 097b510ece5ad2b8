import type { Access, CollectionConfig, Field, FieldHook } from 'payload'
import { nobody } from '@/access/collectionAccess'
import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_KINDS,
  NOTIFICATION_SUBJECTS,
  isNotificationEvent,
  type NotificationData,
} from '@/domain/notifications/events'
import { readOnly } from '@/fields/readOnly'
import { ignoreSystemFields } from '@/hooks/ignoreSystemFields'
import { lockBeforeUpdate } from '@/hooks/lockBeforeUpdate'
import { refuseUnknownFields } from '@/hooks/refuseUnknownFields'
import { strictInput } from '@/hooks/strictInput'
import { ownRowsOf } from '@/access/session/staffOf'
import { label, labels, options } from '@/i18n/label'
import { notificationEndpoints } from './endpoints'
import { abilityOfRequest } from '@/access/abilityOf'
import { notificationLink } from '@/access/reading/notificationLink'
import { notificationText } from '@/i18n/notificationText'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'

/**
 * Renders one part of a notification in the language of the request. No query: the rights of the
 * caller were read once for this request already.
 * @param part `title` and `body`, or `link`: the page of the record, if the reader may open it
 */
const saidIn =
  (part: 'title' | 'body' | 'link'): FieldHook =>
  async ({ siblingData, req }) => {
    const { event, data, subject, document } = siblingData
    if (!isNotificationEvent(event)) return null
    if (part === 'link')
      return notificationLink({ ability: await abilityOfRequest(req), subject, document })
    const { language } = req.i18n
    const locale = isLocale(language) ? language : DEFAULT_LOCALE
    return notificationText({ locale, event, data: (data ?? {}) as NotificationData })[part]
  }

/** Sets the current time, whatever a client sends; a time that is already set is kept. */
const readNow: FieldHook = ({ value, previousValue }) =>
  value ? (previousValue ?? new Date().toISOString()) : null

/** Users read their own, whatever their role; programs have none. */
const own: Access = ({ req }) => {
  const recipient = ownRowsOf(req)
  return recipient !== null && { recipient: { equals: recipient } }
}

/**
 * Rendered in the reader's language from the stored values. Virtual, so lists cannot filter by it.
 */
const said = (name: 'title' | 'body' | 'link'): Field =>
  readOnly({
    name,
    type: 'text',
    virtual: true,
    label: label(`notifications.fields.${name}`),
    hooks: { afterRead: [saidIn(name)] },
  })

/**
 * Notifications of users. Only operations create rows (`operations/notifications/notify`); the
 * recipient marks them as read and removes them.
 */
export const Notifications: CollectionConfig = {
  slug: 'notifications',
  labels: labels('notifications'),
  access: {
    create: nobody,
    read: own,
    update: own,
    delete: own,
    readVersions: nobody,
    unlock: nobody,
  },
  // The page `/notifications` is custom: no list or form of Payload's.
  admin: { hidden: true },
  lockDocuments: false,
  disableBulkEdit: true,
  disableDuplicate: true,
  defaultSort: '-id',
  // The texts are rendered from these fields, so they are read whatever `select` a client sends.
  forceSelect: { event: true, data: true, subject: true, document: true },
  endpoints: notificationEndpoints,
  hooks: {
    beforeOperation: [refuseUnknownFields, ignoreSystemFields, strictInput, lockBeforeUpdate],
  },
  indexes: [{ fields: ['recipient', 'readAt', 'createdAt'] }],
  fields: [
    readOnly({
      name: 'recipient',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      index: true,
      label: label('notifications.fields.user'),
    }),
    readOnly({
      name: 'kind',
      type: 'select',
      required: true,
      options: options('notifications.kinds', NOTIFICATION_KINDS),
      label: label('notifications.fields.kind'),
    }),
    readOnly({
      name: 'event',
      type: 'select',
      required: true,
      options: options('notifications.texts', NOTIFICATION_EVENTS),
    }),
    readOnly({
      name: 'subject',
      type: 'select',
      required: true,
      options: [...NOTIFICATION_SUBJECTS],
    }),
    // Not a foreign key: the notification stays when the record is deleted.
    readOnly({ name: 'document', type: 'number', required: true }),
    readOnly({ name: 'data', type: 'json' }),
    // Waits for the next daily mail (`operations/notifications/sendDigest`).
    readOnly({ name: 'awaitsDigest', type: 'checkbox', defaultValue: false, hidden: true }),
    said('title'),
    said('body'),
    said('link'),
    {
      name: 'readAt',
      type: 'date',
      label: label('notifications.fields.readAt'),
      hooks: { beforeChange: [readNow] },
    },
  ],
}
