import { refuseSearchQuery } from '@/domain/search/searchQuery'

/** The scope of a search in the palette: everything, or what its prefix selects (SR10). */
export type PaletteMode = 'all' | 'pages' | 'actions' | 'people' | 'tenders'

export const PREFIXES = { '/': 'pages', '>': 'actions', '@': 'people', '#': 'tenders' } as const

export type PaletteQuery = {
  mode: PaletteMode
  /** Without the prefix. */
  text: string
  /** The query for the server, or null. */
  question: string | null
  isTooShort: boolean
}

const isPrefix = (sign: string): sign is keyof typeof PREFIXES => sign in PREFIXES

/**
 * Parses the input: pages and actions are filtered locally, records are requested from 3 characters
 * on.
 */
export const readPaletteQuery = (typed: string): PaletteQuery => {
  const trimmed = typed.trim()
  const sign = trimmed.charAt(0)
  const mode = isPrefix(sign) ? PREFIXES[sign] : 'all'
  const text = mode === 'all' ? trimmed : trimmed.slice(1).trim()
  if (mode === 'pages' || mode === 'actions' || trimmed === '')
    return { mode, text, question: null, isTooShort: false }
  const isTooShort = refuseSearchQuery(trimmed) !== null
  return { mode, text, question: isTooShort ? null : trimmed, isTooShort }
}
