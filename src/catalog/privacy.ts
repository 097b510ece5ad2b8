import { pageSet } from './entity'

/** Personal data: search, export and erasure for one person, and the register of processing. */
export const privacy = pageSet({
  subjects: [{ name: 'privacy', actions: ['read', 'delete'] }],
  pages: [
    {
      kind: 'screen',
      name: 'privacy',
      path: '/privacy',
      title: 'privacy.title',
      view: 'privacy',
      screen: 'PrivacyView',
      right: ['read', 'privacy'],
      nav: { icon: 'privacy', label: 'privacy.title', group: 'administration' },
    },
    {
      kind: 'screen',
      name: 'privacyRegister',
      path: '/privacy/register',
      title: 'privacy.register.title',
      view: 'privacyRegister',
      screen: 'PrivacyRegisterView',
      right: ['read', 'privacy'],
      nav: { icon: 'privacyRegister', label: 'privacy.register.title', group: 'administration' },
    },
  ],
})
