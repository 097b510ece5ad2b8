import type { Appearance } from '@/domain/settings/appearance'

/**
 * Attributes of `<html>` the style sheets look at. The theme that is shown is not among them: the
 * choice "system" is resolved where the page is drawn.
 */
export const frameAttributes = (appearance: Appearance): Record<`data-${string}`, string> => ({
  'data-theme-choice': appearance.theme,
  'data-skin': appearance.skin,
  'data-content': appearance.contentWidth,
  'data-navigation': appearance.navigation,
  'data-navbar': appearance.navbar,
  'data-navbar-blur': appearance.navbarBlur ? 'on' : 'off',
  'data-footer': appearance.footer,
  'data-horizontal-nav': appearance.horizontalNav,
  'data-semi-dark': appearance.semiDarkNav ? 'on' : 'off',
})
