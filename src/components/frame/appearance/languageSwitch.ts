import type { Locale } from '@/i18n/locales'

type Switch = (locale: Locale) => void

let registered: Switch | null = null

/**
 * Registers how the language is changed: by the menu of the navbar, which asks for confirmation when
 * changes would be lost.
 * @returns removes the registration
 */
export const registerLanguageSwitch = (change: Switch): (() => void) => {
  registered = change
  return () => {
    if (registered === change) registered = null
  }
}

/** Changes the language as the menu of the navbar does, with its confirmation. */
export const requestLanguage = (locale: Locale): void => registered?.(locale)
