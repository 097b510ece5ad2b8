import type { Permission } from '@/access/roles/permissions'
import type { Action, Right, Subject } from '@/catalog/names'
import { intlTagOf, type Locale } from '@/i18n/locales'
import type { Translator } from '@/i18n/messages'

const listed = (texts: readonly string[], locale: Locale, type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat(intlTagOf(locale), { type }).format(texts)

/** A right in words: its subject and its action. */
export const rightText = ([action, subject]: readonly [Action, Subject], t: Translator): string =>
  `${t(`permissions.subjects.${subject}`)} (${t(`permissions.actions.${action}`)})`

/** Rights in words: each subject with its actions. */
export const rightsText = (
  rights: readonly Pick<Permission, 'subject' | 'actions'>[],
  { t, locale }: { t: Translator; locale: Locale },
): string =>
  listed(
    rights.map(({ subject, actions }) => {
      const names = actions.map((action) => t(`permissions.actions.${action}`))
      return `${t(`permissions.subjects.${subject}`)} (${listed(names, locale, 'conjunction')})`
    }),
    locale,
    'conjunction',
  )

/**
 * The sentence that these rights open their screen only together with another right.
 * @param actions of one subject
 * @param rights at least one of them is needed (`access/screenCondition`)
 */
export const conditionText = (
  actions: readonly Action[],
  rights: readonly Right[],
  { t, locale }: { t: Translator; locale: Locale },
): string =>
  t('roles.opensWith', {
    actions: listed(
      actions.map((action) => t(`permissions.actions.${action}`)),
      locale,
      'conjunction',
    ),
    rights: listed(
      rights.map((right) => rightText(right, t)),
      locale,
      'disjunction',
    ),
  })
