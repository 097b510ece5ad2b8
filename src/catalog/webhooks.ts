import { relation } from './column'
import { ALL_METHODS, entity } from './entity'

/** Webhook endpoints, each with the rights of a program. */
export const webhooks = entity({
  slug: 'webhooks',
  subject: 'webhooks',
  words: 'webhooks',
  belongsTo: ['client'],
  icon: 'webhooks',
  codes: ['url'],
  title: 'name',
  pages: [
    {
      kind: 'list',
      name: 'webhooks',
      path: '/webhooks',
      right: ['read', 'webhooks'],
      nav: { icon: 'webhooks', label: 'nav.webhooks', group: 'administration' },
    },
    {
      kind: 'create',
      name: 'webhookNew',
      path: '/webhooks/new',
      right: ['create', 'webhooks', '*'],
    },
    {
      kind: 'edit',
      name: 'webhookEdit',
      path: '/webhooks/edit/{id}',
      right: ['write', 'webhooks', '*'],
    },
    {
      kind: 'view',
      name: 'webhookView',
      path: '/webhooks/view/{id}',
      right: ['read', 'webhooks'],
      view: 'webhookView',
      screen: 'WebhookView',
    },
  ],
  list: {
    columns: {
      name: { kind: 'text', priority: 1 },
      url: { kind: 'code', priority: 2 },
      client: relation('client', 'name', 1),
      types: { kind: 'text', priority: 3, sortBy: false },
      enabled: { kind: 'boolean', priority: 1 },
      secretSince: { kind: 'dateTime', priority: 3 },
      createdAt: { kind: 'dateTime', priority: 2 },
    },
    shown: ['name', 'url', 'client', 'enabled', 'createdAt'],
    filters: ['client', 'enabled', 'createdAt'],
  },
  // An endpoint sends data out of the company: a deleted one cannot be restored.
  isDeletedForGood: true,
  api: { methods: ALL_METHODS, shownOnce: 'secret', readings: ['deliveries'] },
})
