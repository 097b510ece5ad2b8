import type { Theme } from '@/domain/settings/appearance'

/** Payload reads this one on the server; we keep it at the theme that is really shown. */
export const PAYLOAD_THEME_COOKIE = 'payload-theme'

/**
 * The theme of the first paint (TH3).
 * @param args.choice what was chosen
 * @param args.hint the `Sec-CH-Prefers-Color-Scheme` header, for the choice "system"
 * @param args.shown the theme that was last shown in this browser, where no hint is sent
 */
export const themeOnServer = (args: {
  choice: Theme
  hint?: string | null
  shown?: string
}): 'light' | 'dark' => {
  const { choice, hint, shown } = args
  if (choice !== 'system') return choice
  return (hint ?? shown) === 'dark' ? 'dark' : 'light'
}
