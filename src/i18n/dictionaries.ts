import { ar } from './ar'
import { en } from './en'
import { fr } from './fr'
import type { Locale } from './locales'
import type { Messages } from './messages'
import { tr } from './tr'

/** Every language at once: for the server. A page gets one of them, see `createTranslatorFrom`. */
export const dictionaries: Readonly<Record<Locale, Messages>> = { tr, en, fr, ar }
