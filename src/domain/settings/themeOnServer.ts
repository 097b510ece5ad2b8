import type { Theme } from './appearance'

/** Payload's own theme cookie, which it reads on the server; kept equal to the theme in effect. */
export const PAYLOAD_THEME_COOKIE = 'payload-theme'

/**
 * The theme of the first paint (TH3).
 * @param args.choice the preference
 * @param args.hint the `Sec-CH-Prefers-Color-Scheme` header, for the choice "system"
 * @param args.shown the theme last shown in this browser, for browsers that send no hint
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
