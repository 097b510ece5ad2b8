import type { RouteName } from '@/catalog/paths'
import type { Locale } from '@/i18n/locales'
import { LANGUAGE_COOKIE } from '@/i18n/requestLocale'
import { newMember, sessionOf } from './people'
import { addressOf, EMPTY_FORMS, GUEST_SCREENS, makeRecords, STAFF_SCREENS } from './screens'
import { test as base, type Page } from './test'

export { expect, type Page } from './test'

type Cookies = { name: string; value: string }[]

type Tour = {
  /** The address of a screen, with the id of a record if it needs one. */
  addressOf: (name: RouteName) => string
  /**
   * The cookies that show a screen in a language: with a session, unless the screen is for
   * anonymous users.
   */
  cookiesOf: (name: RouteName, locale: Locale) => Promise<Cookies>
  /** Sets these cookies for a page. */
  enter: (page: Page, name: RouteName, locale: Locale) => Promise<void>
}

const GUESTS: readonly RouteName[] = GUEST_SCREENS

export const SCREENS: readonly RouteName[] = [...STAFF_SCREENS, ...GUEST_SCREENS]
export { EMPTY_FORMS, GUEST_SCREENS, STAFF_SCREENS }

/** A test with a record of each kind and a user who may open everything. */
export const test = base.extend<object, { tour: Tour }>({
  tour: [
    async ({ browser: _browser }, use) => {
      const member = await newMember()
      const records = await makeRecords(member)
      const cookiesOf: Tour['cookiesOf'] = async (name, locale) => [
        { name: LANGUAGE_COOKIE, value: locale },
        ...(GUESTS.includes(name) ? [] : [await sessionOf(member)]),
      ]
      const url = `http://localhost:${process.env.E2E_PORT}`
      await use({
        addressOf: (name) => addressOf(name, records),
        cookiesOf,
        enter: async (page, name, locale) => {
          const cookies = await cookiesOf(name, locale)
          await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url })))
        },
      })
    },
    { scope: 'worker' },
  ],
})
