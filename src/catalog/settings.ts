import { ALL_METHODS, entity, pageSet } from './entity'

/** The single row of settings is neither created nor deleted. */
export const settings = pageSet({
  subjects: [{ name: 'settings', actions: ['read', 'write'] }],
  pages: [
    {
      kind: 'screen',
      name: 'settings',
      path: '/settings',
      title: 'nav.settings',
      view: 'settings',
      screen: 'SettingsView',
      replaces: '/globals/settings',
      right: ['read', 'settings'],
      nav: {
        icon: 'settings',
        letter: 'e',
        label: 'nav.settings',
        group: 'administration',
      },
    },
  ],
})

/** Background jobs: `read` lists runs, `write` starts, retries and repairs them. */
export const jobs = pageSet({
  subjects: [{ name: 'jobs', actions: ['read', 'write'] }],
  pages: [
    {
      kind: 'screen',
      name: 'jobs',
      path: '/jobs',
      title: 'nav.jobs',
      view: 'jobs',
      screen: 'JobsView',
      right: ['read', 'jobs'],
      nav: { icon: 'jobs', letter: 'j', label: 'nav.jobs', group: 'administration' },
    },
    {
      kind: 'screen',
      name: 'backups',
      path: '/backups',
      title: 'nav.backups',
      view: 'backups',
      screen: 'BackupsView',
      // The page reveals the folder and only serves to start a job.
      right: ['write', 'jobs'],
      nav: { icon: 'backups', label: 'nav.backups', group: 'administration' },
    },
  ],
})

/** The list of the audit trail. */
export const auditTrail = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'audit',
      path: '/audit',
      title: 'nav.audit',
      view: 'audit',
      screen: 'AuditView',
      // Its entries are sentences, which cannot be shown by field.
      right: ['read', 'audit', '*'],
      nav: { icon: 'audit', letter: 'l', label: 'nav.audit', group: 'administration' },
    },
  ],
})

/** Deleted records that can be restored; the rights are those of the records. */
export const trash = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'trash',
      path: '/trash',
      title: 'nav.trash',
      view: 'trash',
      screen: 'TrashView',
      guard: 'mayDelete',
      nav: { icon: 'trash', letter: 'z', label: 'nav.trash', group: 'administration' },
    },
  ],
})

/** Read-only overview of the visitor's rights. */
export const accessControl = pageSet({
  pages: [
    {
      kind: 'screen',
      name: 'accessControl',
      path: '/access-control',
      title: 'nav.accessControl',
      view: 'accessControl',
      screen: 'AccessControlView',
      right: ['read', 'AclDemo'],
      nav: {
        icon: 'accessControl',
        letter: 'a',
        label: 'nav.accessControl',
        group: 'administration',
      },
    },
  ],
})

/** Saved views of lists: search, filter, order and columns, under a name. */
export const listViews = entity({
  slug: 'list-views',
  subject: 'settings',
  words: 'listViews',
  title: 'name',
  pages: [],
  isDeletedForGood: true,
  api: { methods: ALL_METHODS },
})

/** A user's notifications about their work. */
export const notifications = entity({
  slug: 'notifications',
  words: 'notifications',
  pages: [],
  isDeletedForGood: true,
  api: {
    methods: ['GET', 'PATCH', 'DELETE'],
    listViews: ['summary', 'stream', 'preferences'],
  },
})

/** The audit trail, written automatically and read-only. */
export const auditEvents = entity({
  slug: 'audit-events',
  subject: 'audit',
  rights: { actions: ['read'] },
  words: 'audit',
  pages: [],
  api: { methods: ['GET'], listViews: ['activity'] },
})
