import type { Appearance } from './appearance'

/**
 * Attributes of `<html>` used by the style sheets. The theme in effect is not among them: "system"
 * is resolved where the page is rendered.
 */
export const frameAttributes = (appearance: Appearance): Record<`data-${string}`, string> => ({
  'data-theme-choice': appearance.theme,
  'data-skin': appearance.skin,
  'data-content': appearance.contentWidth,
  'data-density': appearance.density,
  'data-navigation': appearance.navigation,
  'data-navbar': appearance.navbar,
  'data-navbar-blur': appearance.navbarBlur ? 'on' : 'off',
  'data-footer': appearance.footer,
  'data-horizontal-nav': appearance.horizontalNav,
  'data-semi-dark': appearance.semiDarkNav ? 'on' : 'off',
})
