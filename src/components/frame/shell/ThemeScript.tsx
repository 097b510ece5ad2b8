import { headers } from 'next/headers'

import { PAYLOAD_THEME_COOKIE } from '../appearance/themeOnServer'

/** Set by the proxy: the content security policy allows only scripts with the nonce. */
const NONCE_HEADER = 'x-nonce'

// Runs before the first paint: only the browser knows the theme of "system" (TH3).
const SCRIPT = `(function(){var h=document.documentElement,c=h.dataset.themeChoice,t=c==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):c==='dark'?'dark':'light';h.setAttribute('data-theme',t);document.cookie='${PAYLOAD_THEME_COOKIE}='+t+'; Path=/; Max-Age=31536000; SameSite=Lax'})()`

/** Sets the theme before anything is drawn. */
export const ThemeScript = async () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: SCRIPT }}
    nonce={(await headers()).get(NONCE_HEADER) ?? undefined}
  />
)
