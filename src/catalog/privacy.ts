import { pageSet } from './entity'

/** Data of people: what of it is processed, for what and how long. */
export const privacy = pageSet({
  subjects: [{ name: 'privacy', actions: ['read'] }],
  pages: [
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
