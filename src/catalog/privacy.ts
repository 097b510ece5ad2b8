import { pageSet } from './entity'

/** Data of people: what is kept of one of them, and what of all is processed for what and how long. */
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
